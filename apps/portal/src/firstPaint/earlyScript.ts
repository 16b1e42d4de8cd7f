import { STORAGE_KEYS } from '@doblaje/domain/session';

/** What the page's own script has kept for the portal. */
interface Early {
  /** Ends the keeping. Returns the button that was pressed last before the portal ran, if any was. */
  end(): HTMLButtonElement | null;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** Set on `<html>` while a person with a token waits to be sent on. */
export const SESSION_ATTRIBUTE = 'data-session';

/** Keeps a page that is for guests out of sight of who is not one. */
export const GUESTS_ONLY_STYLE = `[${SESSION_ATTRIBUTE}] #root{visibility:hidden}`;

const KEEP = `{let pressed=null;
const keep=event=>{const button=event.target.closest("button");if(button){pressed=button;event.preventDefault()}};
addEventListener("click",keep,true);
window.early={end(){removeEventListener("click",keep,true);return pressed}};
try{if(localStorage.getItem("${STORAGE_KEYS.accessToken}"))document.documentElement.setAttribute("${SESSION_ATTRIBUTE}","")}catch{}}`;

/** A frame's callbacks run before it is painted, what they put off runs after. */
const fetchLater = (files: readonly string[]) => `
requestAnimationFrame(()=>setTimeout(()=>{for(const file of ${JSON.stringify(files)}){
const link=document.createElement("link");link.rel="modulepreload";link.crossOrigin="";link.href="/"+file;document.head.append(link)}}));`;

/**
 * The only script inside of a page, allowed by its hash: marks who has a token, and keeps the press of a button that does
 * nothing yet. Native submission is stopped: it would put what was typed into the address. After the first paint, so
 * as not to be in its way, it asks for the files that the entry will load for this page.
 */
export function earlyScript(files: readonly string[]): string {
  return files.length === 0 ? KEEP : KEEP + fetchLater(files);
}
