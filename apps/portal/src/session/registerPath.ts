import { RETURN_PARAM, withReturn } from './returnPaths';

/**
 * /register, with a login afterwards that leads to the page asked for when it is one of the portal's own.
 * @param path of the page asked for
 */
export function registerPath(path: string): string {
  return withReturn('/register', `?${new URLSearchParams({ [RETURN_PARAM]: path })}`);
}
