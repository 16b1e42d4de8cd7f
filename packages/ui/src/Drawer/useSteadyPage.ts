import { type RefObject, useLayoutEffect, useRef } from 'react';
import { markPage } from '../pageMark/pageMark';

/** On the page's content while a docked drawer makes it longer than it is: how much, at its foot and at its head. */
const ROOM = '--dui-drawer-room';
const HEADROOM = '--dui-drawer-headroom';

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** What one looks at in the row that was pressed: its name. A row that wraps anew puts it elsewhere within its edges. */
function nameOf(element: Element | null | undefined): Element | null | undefined {
  const row = element?.closest('[role="row"]');
  return row?.querySelector('[role="rowheader"]') ?? row ?? element;
}

/** What one looks at must be in sight, or it is not that. */
function isInSight(element: Element | null | undefined): element is HTMLElement {
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Scrolls the page by what an element was moved, so that it stands where it stood. */
function keepAt(element: HTMLElement, top: number): void {
  window.scrollBy({ top: topOf(element) - top, behavior: 'instant' });
}

/** What the window leaves free under the page's content, in pixels. */
function slackOf(main: HTMLElement): number {
  const content = main.lastElementChild?.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(main).paddingBottom);
  const end = document.documentElement.scrollHeight - window.scrollY;
  return content ? Math.max(0, end - padding - content.bottom) : 0;
}

/**
 * Makes the page give way to a docked drawer. The row that was pressed stays under the pointer when the docked drawer comes and the list beside it wraps anew, and when
 * it goes.
 * @param entry names the row of what is shown
 */
export function useSteadyPage(
  panel: RefObject<HTMLElement | null>,
  isDocked: boolean,
  entry: (() => HTMLElement | null | undefined) | undefined,
): void {
  const row = useRef(entry);
  useLayoutEffect(() => {
    if (entry) row.current = entry;
  });
  useLayoutEffect(() => {
    const node = panel.current;
    const main = node?.closest('main');
    if (!isDocked || !node) return;
    if (!main) return markPage('data-dui-docked');
    const pressed = nameOf(document.activeElement);
    const isBeside = isInSight(pressed) && main.contains(pressed) && !node.contains(pressed);
    const before = isBeside ? topOf(pressed) : 0;
    const unmark = markPage('data-dui-docked');
    if (isBeside) {
      keepAt(pressed, before);
      const missing = topOf(pressed) - before;
      if (missing >= 1) {
        // A page that ends within the window first has to fill it.
        main.style.setProperty(ROOM, `${Math.ceil(missing + slackOf(main))}px`);
        keepAt(pressed, before);
      } else if (missing <= -0.5) {
        // It moved up at the page's very top, where nothing can scroll down.
        main.style.setProperty(HEADROOM, `${-missing}px`);
      }
    }
    return () => {
      const shown = nameOf(row.current?.()) ?? pressed;
      const top = isInSight(shown) ? topOf(shown) : undefined;
      unmark();
      queueMicrotask(() => {
        // Strict mode only rehearses the going.
        if (node.isConnected && node.dataset.duiDrawer) return;
        main.style.removeProperty(ROOM);
        main.style.removeProperty(HEADROOM);
        if (top !== undefined && isInSight(shown)) keepAt(shown, top);
      });
    };
  }, [panel, isDocked]);
}
