import { useSyncExternalStore } from 'react';
import { SCROLL_BAR } from '../media/below';

/** What a list keeps beside a docked drawer, in rem: three columns, and titles that need no more than two lines. */
const LIST = 30;

/** What the drawer is beside: the page's content. It stays the same element while a drawer is open. */
const page = () => document.querySelector<HTMLElement>('main') ?? document.body;

/**
 * Whether the page keeps 30 rem beside the drawer: not a matter of the window alone, for the menu and the size of the letters
 * take their part. With or without a scroll bar the answer is the same, or the drawer's own coming and going would change it.
 */
function isRoomy(): boolean {
  const main = page();
  const root = document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(root).fontSize);
  const style = getComputedStyle(main);
  const drawer = Number.parseFloat(style.getPropertyValue('--dui-drawer-width'));
  const scrollBar = window.innerWidth - root.clientWidth;
  // The docked drawer's own place is padding at the end.
  const width = main.offsetWidth + scrollBar - 2 * Number.parseFloat(style.paddingInlineStart);
  return width / rem >= LIST + drawer + SCROLL_BAR;
}

function subscribe(listener: () => void): () => void {
  let frame = 0;
  // In the next frame: what the drawer changes is measured again, which an observer may not do to itself.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(listener);
  });
  observer.observe(page());
  window.addEventListener('resize', listener);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    window.removeEventListener('resize', listener);
  };
}

/** Whether a drawer stands beside the page (true) or lies over it, and again whenever that changes. On the server: false. */
export function useDocking(): boolean {
  return useSyncExternalStore(subscribe, isRoomy, () => false);
}
