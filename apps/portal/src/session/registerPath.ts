import { RETURN_PARAM, withReturn } from './returnPaths';

/**
 * /register, with the way back after the later login. Only paths of the portal are kept.
 * @param path the page that was requested
 */
export function registerPath(path: string): string {
  return withReturn('/register', `?${new URLSearchParams({ [RETURN_PARAM]: path })}`);
}
