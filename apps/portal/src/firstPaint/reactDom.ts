/**
 * React for a page of the browser, half of what loads at the start. It is a module of its own, loaded by a call. Evaluated together
 * with the rest it would be one long task, in which the browser could not react to typing or scrolling (`showPortal.tsx`).
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
