/**
 * In place of `tldts`, a list of all public suffixes (0.3 MB), which msw's cookies ask for the part of a host that may hold a cookie.
 * Stories have one host: it is its own domain.
 */
export const getDomain = (host: string): string => host;
