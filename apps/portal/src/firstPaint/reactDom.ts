/**
 * React for the browser, half of the code that loads at the start. It is a separate module that loads by a dynamic import. Together with
 * the rest it would run as one long task, in which the browser could not react to typing or scrolling (`showPortal.tsx`).
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
