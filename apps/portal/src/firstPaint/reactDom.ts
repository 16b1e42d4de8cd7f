/**
 * React for a page of the browser, half of what is loaded at start. A module of its own, imported by a call: evaluated with the rest it would
 * make one long task, in which nobody who types or scrolls is heard (`showPortal.tsx`).
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
