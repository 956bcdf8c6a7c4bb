# The house in the browser: home, new table, settings, rules, records, about.
