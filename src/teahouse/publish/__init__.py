"""A teahouse as a static site, for hosts that run no programs. Needs Node."""
