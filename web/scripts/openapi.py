"""Write the server's OpenAPI document to standard output.

From the folder web, with teahouse[server] installed, this renews src/lib/openapi.d.ts:

    python scripts/openapi.py > openapi.json
    npx openapi-typescript openapi.json --default-non-nullable false \
        --output src/lib/openapi.d.ts && rm openapi.json
"""

from __future__ import annotations

import json

from teahouse.server.app import create_app
from teahouse.server.settings import Settings

print(json.dumps(create_app(Settings(db="sqlite:///:memory:")).openapi()))
