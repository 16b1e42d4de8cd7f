import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** Milliseconds; a page that arrives sooner needs no bar. */
const SOON = 150;

/** Inserted by CSSOM, which the page's policy allows. The bar grows and never reaches the end, because the time left is unknown. */
const LOOK = `
  [data-page-bar] { position: fixed; inset: 0 0 auto; z-index: var(--dui-z-tooltip); height: 4px; background: var(--dui-color-surface-sunken); }
  [data-page-bar]::before { content: ''; display: block; width: 90%; height: 100%; border-inline-end: 2px solid var(--dui-color-text); background: var(--dui-color-primary); }
  @media (prefers-reduced-motion: no-preference) {
    [data-page-bar]::before { animation: page-bar 12s cubic-bezier(0, 0.6, 0.2, 1); }
    @keyframes page-bar { from { width: 0; } }
  }
  @media (forced-colors: active) { [data-page-bar]::before { background: Highlight; } }
`;

function makeBar(): () => void {
  const look = new CSSStyleSheet();
  look.replaceSync(LOOK);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, look];
  const bar = document.createElement('div');
  bar.dataset.pageBar = '';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', 'Cargando la página');
  document.body.append(bar);
  return () => {
    bar.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== look);
  };
}

/** Shows a bar at the window's upper edge while another page loads, once the wait is noticeable. */
export function usePageBar(): void {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  // A search or a panel beside a list is no other page. The list itself says that it is loading.
  const isAway = location !== undefined && location.pathname !== pathname;
  useEffect(() => {
    if (!isAway) return;
    let end = () => {};
    const timer = setTimeout(() => {
      end = makeBar();
    }, SOON);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [isAway]);
}
