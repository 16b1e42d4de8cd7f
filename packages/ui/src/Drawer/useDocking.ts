import { useSyncExternalStore } from 'react';
import { SCROLL_BAR } from '../ground/media/below';
import { onResize } from '../ground/media/onResize';

/**
 * The width a list keeps beside a docked drawer, in rem: enough for three columns, with titles in at most two lines.
 */
const LIST = 30;

/** The page's content, which the drawer stands beside. It stays the same element while a drawer is open. */
const page = () => document.querySelector<HTMLElement>('main') ?? document.body;

/**
 * Whether the page keeps 30 rem beside the drawer. The window's width alone does not decide: the menu and the size of
 * the letters also take room. The answer must not depend on the scroll bar, because the drawer's own coming and going
 * could change it.
 */
function isRoomy(): boolean {
  const main = page();
  const root = document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(root).fontSize);
  const style = getComputedStyle(main);
  const drawer = Number.parseFloat(style.getPropertyValue('--dui-drawer-width'));
  const scrollBar = window.innerWidth - root.clientWidth;
  // While docked, the drawer's place is the padding at the end. So count the padding at the start twice.
  const width = main.offsetWidth + scrollBar - 2 * Number.parseFloat(style.paddingInlineStart);
  return width / rem >= LIST + drawer + SCROLL_BAR;
}

function subscribe(listener: () => void): () => void {
  let frame = 0;
  // Wait for the next frame: the drawer changes the measured size, and an observer may not cause its own next call.
  const unsubscribe = onResize(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(listener);
  }, [page()]);
  window.addEventListener('resize', listener);
  return () => {
    unsubscribe();
    cancelAnimationFrame(frame);
    window.removeEventListener('resize', listener);
  };
}

/**
 * Whether the drawer stands beside the page (true) or lies over it (false). It updates when that changes. On the server
 * it is false.
 */
export function useDocking(): boolean {
  return useSyncExternalStore(subscribe, isRoomy, () => false);
}
