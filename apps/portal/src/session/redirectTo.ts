import { redirect, replace } from 'react-router-dom';

/**
 * A loader's answer that leads to another page. An address that was typed, opened from outside or reached by Back is already an entry
 * of the history, so the new page replaces it. Otherwise going back to it would redirect again. An address reached from a page of the
 * portal is no entry yet, so nothing is replaced.
 */
export function redirectTo(path: string, request: Request): Response {
  const asked = new URL(request.url);
  const here = globalThis.location;
  const isEntry = here?.pathname === asked.pathname && here.search === asked.search;
  return isEntry ? replace(path) : redirect(path);
}
