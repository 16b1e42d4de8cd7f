import type { RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { onResize } from '../ground/media/onResize';
import { layOut, pageAt, readingHeight } from './pageLayout';
import type { PageSize } from './pdf';
import type { ZoomRule } from './zoom';
import { POINT } from './zoom';

/** How many pages render at once, each with a canvas. The limit of 12 canvases leaves room for pages on their way out. */
const MOST = 9;

interface Options {
  count: number;
  /** Size of the first page. The others count as equally large until they are read. */
  firstSize: PageSize;
  /** Must stay the same function while zoom and room stay the same. */
  zoomOf: ZoomRule;
  well: RefObject<HTMLElement | null>;
  /** The first picture is there. The pages around may be drawn now, because they no longer delay it. */
  isCalm: boolean;
}

/** The place a person is at: pixels from the top of a page, at 100 %. It holds at any zoom. */
interface Spot {
  page: number;
  below: number;
}

/** In pixels: the visible height, and how much can still be scrolled. */
interface View {
  room: number;
  left: number;
}

/** The element that scrolls the pages, and the pixels of content above them in it: none in the well, head and bar in a low drawer. */
function portOf(well: HTMLElement): { element: HTMLElement; above: number } {
  let element = well;
  while (getComputedStyle(element).overflowY === 'visible' && element.parentElement)
    element = element.parentElement;
  if (element === well) return { element, above: 0 };
  const above = well.getBoundingClientRect().top - element.getBoundingClientRect().top;
  return { element, above: above + element.scrollTop };
}

/** How far the middle of the visible part is from the middle of the pages. */
const asideOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) =>
  scrollLeft + (clientWidth - scrollWidth) / 2;

/** Where the pages are, which of them are in sight, and which one the person reads. */
export function usePages({ count, firstSize, zoomOf, well, isCalm }: Options) {
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const [spot, setSpot] = useState<Spot>({ page: 1, below: 0 });
  const [view, setView] = useState<View>({ room: 0, left: 0 });
  // The place a person asked to go to. Near the document's end, or when all of it is in sight, it cannot scroll that far.
  const [aim, setAim] = useState<Spot>();

  const onSize = useCallback(
    (number: number, size: PageSize) => {
      setSizes((old) => {
        const known = old.get(number) ?? firstSize;
        if (known.width === size.width && known.height === size.height) return old;
        return new Map(old).set(number, size);
      });
    },
    [firstSize],
  );

  const sizeOf = useCallback((page: number) => sizes.get(page) ?? firstSize, [sizes, firstSize]);
  const layout = useMemo(() => layOut(count, sizeOf, zoomOf), [count, sizeOf, zoomOf]);
  const topOf = (page: number) => layout.offsets[page - 1] ?? 0;
  const heightOf = ({ page, below }: Spot) => topOf(page) + below * layout.zoomAt(page);
  const top = heightOf(spot);

  const shown = useRef({ layout, aside: 0 });
  // Where this hook last scrolled to. At any other place the person has scrolled since.
  const placed = useRef(0);
  const look = useCallback((node: HTMLElement) => {
    const { element, above } = portOf(node);
    const { layout } = shown.current;
    const height = element.scrollTop - above;
    const page = pageAt(layout.offsets, height);
    const below = (height - (layout.offsets[page - 1] ?? 0)) / layout.zoomAt(page);
    const room = element.clientHeight;
    const left = element.scrollHeight - room - element.scrollTop;
    setSpot((old) => (old.page === page && old.below === below ? old : { page, below }));
    setView((old) => (old.room === room && old.left === left ? old : { room, left }));
    if (Math.abs(element.scrollTop - placed.current) > 1) setAim(undefined);
    shown.current.aside = asideOf(element) / layout.zoomAt(page);
  }, []);
  const scrollTo = useCallback((element: HTMLElement, height: number) => {
    element.scrollTop = height;
    placed.current = element.scrollTop;
  }, []);

  const target = aim ? heightOf(aim) : top;
  // After a change of zoom, or when a page above turns out larger, keep the reading place, and the middle across it.
  useLayoutEffect(() => {
    const { aside } = shown.current;
    if (shown.current.layout === layout) return;
    shown.current = { layout, aside };
    if (!well.current) return;
    const { element, above } = portOf(well.current);
    // The content above the pages is still in sight, maybe under the finger, so do not scroll.
    if (target <= 0 && above > 0) return;
    scrollTo(element, above + target);
    element.scrollLeft -= asideOf(element) - aside * layout.zoomAt(1);
    look(well.current);
  }, [layout, target, well, look, scrollTo]);

  const spotNow = useRef(target);
  useLayoutEffect(() => {
    spotNow.current = target;
  });

  useEffect(() => {
    const node = well.current;
    if (!node) return;
    let port = portOf(node).element;
    const read = () => {
      const { element, above } = portOf(node);
      // The window's height changed and another box scrolls now. Keep the reading place.
      if (element !== port && spotNow.current > 0) scrollTo(element, above + spotNow.current);
      port = element;
      look(node);
    };
    read();
    const unsubscribe = onResize(read, [node]);
    const onScroll = ({ target }: Event) => {
      if (target === port) read();
    };
    // Capturing, because a scroll event does not bubble and any box may be the one that scrolls.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      unsubscribe();
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [well, look, scrollTo]);

  const first = pageAt(layout.offsets, top);
  const around = isCalm ? 1 : 0;
  const last = Math.min(pageAt(layout.offsets, top + view.room) + around, first + MOST - 2, count);
  const numbers = [];
  for (let number = Math.max(first - around, 1); number <= last; number++) numbers.push(number);

  return {
    numbers,
    sizeOf,
    topOf,
    onSize,
    /** The page that was asked for, else the page the person reads. */
    page: aim?.page ?? pageAt(layout.offsets, readingHeight(top, view.room, view.left)),
    zoomAt: layout.zoomAt,
    width: layout.width,
    height: layout.height,
    /** Scrolls to a page, or to a place on it in points from its top. */
    goTo: (page: number, below = 0) => {
      const element = well.current;
      if (!element) return;
      const port = portOf(element);
      const wanted = { page, below: below * POINT };
      scrollTo(port.element, port.above + heightOf(wanted));
      setAim(wanted);
      look(element);
    },
  };
}
