import { STORAGE_KEYS } from '@doblaje/domain/session';

/** What the page's early script keeps for the portal. */
interface Early {
  /** Stops keeping presses. Returns the last button pressed before the portal ran, or null. */
  end(): HTMLButtonElement | null;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** Set on `<html>` while a person with a token waits for the redirect. */
export const SESSION_ATTRIBUTE = 'data-session';

/** Hides a page for guests from people who are logged in. */
export const GUESTS_ONLY_STYLE = `[${SESSION_ATTRIBUTE}] #root{visibility:hidden}`;

const KEEP = `{let pressed=null;
const keep=event=>{const button=event.target.closest("button");if(button){pressed=button;event.preventDefault()}};
addEventListener("click",keep,true);
window.early={end(){removeEventListener("click",keep,true);return pressed}};
try{if(localStorage.getItem("${STORAGE_KEYS.accessToken}"))document.documentElement.setAttribute("${SESSION_ATTRIBUTE}","")}catch{}}`;

/** A frame callback runs before the paint; a timeout set in it runs after the paint. */
const fetchLater = (files: readonly string[]) => `
requestAnimationFrame(()=>setTimeout(()=>{for(const file of ${JSON.stringify(files)}){
const link=document.createElement("link");link.rel="modulepreload";link.crossOrigin="";link.href="/"+file;document.head.append(link)}}));`;

/**
 * The only inline script of a page, allowed by its hash. It marks a person with a token. It keeps the press of a button that does
 * nothing yet, and stops the native submission, which would put the typed values into the address. After the first paint, so as not to
 * delay it, it loads the files that the entry needs for this page.
 */
export function earlyScript(files: readonly string[]): string {
  return files.length === 0 ? KEEP : KEEP + fetchLater(files);
}
