"""Reports to read in a browser: one file each, nothing fetched from elsewhere, no scripts."""
