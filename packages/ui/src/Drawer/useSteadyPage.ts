import { type RefObject, useLayoutEffect, useRef } from 'react';
import { markPage } from '../ground/pageMark/pageMark';

/** Set on the page's content while a docked drawer makes it longer: the extra room at its foot and at its head. */
const ROOM = '--dui-drawer-room';
const HEADROOM = '--dui-drawer-headroom';

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The name in the pressed row, because the person's eye is there. When a row wraps anew, its name moves within it. */
function nameOf(element: Element | null | undefined): Element | null | undefined {
  const row = element?.closest('[role="row"]');
  return row?.querySelector('[role="rowheader"]') ?? row ?? element;
}

/** Only an element in sight needs to stay in place. */
function isInSight(element: Element | null | undefined): element is HTMLElement {
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Scrolls the page by the distance an element moved, so that it stays in place. */
function keepAt(element: HTMLElement, top: number): void {
  window.scrollBy({ top: topOf(element) - top, behavior: 'instant' });
}

/** The room that the window leaves free under the page's content, in pixels. */
function slackOf(main: HTMLElement): number {
  const content = main.lastElementChild?.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(main).paddingBottom);
  const end = document.documentElement.scrollHeight - window.scrollY;
  return content ? Math.max(0, end - padding - content.bottom) : 0;
}

/**
 * Makes room in the page for a docked drawer. The list wraps anew when the drawer comes and when it goes, but the
 * pressed row stays under the pointer.
 * @param entry returns the row of the shown entry
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
        // A page that ends within the window has to fill the window first.
        main.style.setProperty(ROOM, `${Math.ceil(missing + slackOf(main))}px`);
        keepAt(pressed, before);
      } else if (missing <= -0.5) {
        // The row moved up at the very top of the page, where the page cannot scroll down.
        main.style.setProperty(HEADROOM, `${-missing}px`);
      }
    }
    return () => {
      const shown = nameOf(row.current?.()) ?? pressed;
      const top = isInSight(shown) ? topOf(shown) : undefined;
      unmark();
      queueMicrotask(() => {
        // In strict mode React runs this cleanup once while the drawer stays.
        if (node.isConnected && node.dataset.duiDrawer) return;
        main.style.removeProperty(ROOM);
        main.style.removeProperty(HEADROOM);
        if (top !== undefined && isInSight(shown)) keepAt(shown, top);
      });
    };
  }, [panel, isDocked]);
}
