import { redirect, replace } from 'react-router-dom';

/**
 * A loader's answer that leads to another page. An address that was typed, opened from outside or gone back to is an entry
 * of the history already, and the page takes its place: left there, it would lead on again whenever one goes back to it.
 * One that is only on its way from a page of the portal is none yet.
 */
export function redirectTo(path: string, request: Request): Response {
  const asked = new URL(request.url);
  const here = globalThis.location;
  const isEntry = here?.pathname === asked.pathname && here.search === asked.search;
  return isEntry ? replace(path) : redirect(path);
}
