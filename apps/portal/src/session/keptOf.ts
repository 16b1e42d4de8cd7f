/**
 * What the portal keeps beside the four keys of the specification: whether the menu is expanded, during one log-in, and whose
 * the two flags are.
 */
export const MENU_KEY = 'menuExpanded';
export const FLAGS_OF_KEY = 'flagsOf';

/**
 * A mark of a person, to tell whether flags found in the browser are theirs: 32 bits (FNV-1a) of the address, which cannot
 * be read back from it. No secret, and no more than a doubt about whose a browser is.
 */
export function markOf(email: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(email.trim().toLowerCase())) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
