"""A teahouse as a folder of files, for web spaces that run no program. Needs Node."""
