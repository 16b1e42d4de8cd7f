import type { RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PageSize } from './pdf';
import { POINT } from './zoom';

const GAP = 16;
/** Pages at once; each holds a canvas. The limit of 12 leaves room for those on their way out. */
const MOST = 9;

interface Options {
  count: number;
  /** Of the first page; the others are taken to be as large until they are read. */
  firstSize: PageSize;
  zoom: number;
  well: RefObject<HTMLElement | null>;
  /** The first picture is there: those around may be drawn too, and no longer hold it up. */
  isCalm: boolean;
}

/** Where one is: pixels from the top of a page, at 100 %. Stays true at any zoom. */
interface Spot {
  page: number;
  below: number;
}

/** What scrolls the pages, and what stands above them in it, in pixels: nothing in the well, head and bar in a low drawer. */
function portOf(well: HTMLElement): { element: HTMLElement; above: number } {
  let element = well;
  while (getComputedStyle(element).overflowY === 'visible' && element.parentElement)
    element = element.parentElement;
  if (element === well) return { element, above: 0 };
  const above = well.getBoundingClientRect().top - element.getBoundingClientRect().top;
  return { element, above: above + element.scrollTop };
}

/** The page at this height. `offsets` are the tops of all pages, and the end. */
function pageAt(offsets: Float64Array, height: number): number {
  let low = 1;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) > height) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Where pages stand, which of them are in sight, and which one is read. */
export function usePages({ count, firstSize, zoom, well, isCalm }: Options) {
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const [spot, setSpot] = useState<Spot>({ page: 1, below: 0 });
  const [room, setRoom] = useState(0);

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

  const sizeOf = (number: number) => sizes.get(number) ?? firstSize;
  const offsets = useMemo(() => {
    const sums = new Float64Array(count + 1);
    for (let page = 1; page <= count; page++) {
      const { height } = sizes.get(page) ?? firstSize;
      sums[page] = (sums[page - 1] ?? 0) + Math.floor(height * zoom * POINT) + GAP;
    }
    return sums;
  }, [count, sizes, firstSize, zoom]);
  const topOf = (number: number) => offsets[number - 1] ?? 0;
  const top = topOf(spot.page) + spot.below * zoom;

  const shown = useRef({ offsets, zoom, middle: 0.5 });
  const look = useCallback((node: HTMLElement) => {
    const { element, above } = portOf(node);
    const height = element.scrollTop - above;
    const page = pageAt(shown.current.offsets, height);
    const below = (height - (shown.current.offsets[page - 1] ?? 0)) / shown.current.zoom;
    setSpot((old) => (old.page === page && old.below === below ? old : { page, below }));
    setRoom(element.clientHeight);
    shown.current.middle = (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth;
  }, []);
  // Another zoom, or a page above that turns out to be larger, keeps the spot one reads, and across it the middle.
  useLayoutEffect(() => {
    const { middle } = shown.current;
    if (shown.current.offsets === offsets) return;
    shown.current = { offsets, zoom, middle };
    if (!well.current) return;
    const { element, above } = portOf(well.current);
    // What stands above the pages is still in sight, maybe under the finger: it stays.
    if (top <= 0 && above > 0) return;
    element.scrollTop = above + top;
    element.scrollLeft = middle * element.scrollWidth - element.clientWidth / 2;
  }, [offsets, zoom, top, well]);

  const spotNow = useRef(top);
  useLayoutEffect(() => {
    spotNow.current = top;
  });

  useEffect(() => {
    const node = well.current;
    if (!node) return;
    let port = portOf(node).element;
    const read = () => {
      const { element, above } = portOf(node);
      // The window got lower or higher, and another box scrolls: one reads on at the same spot.
      if (element !== port && spotNow.current > 0) element.scrollTop = above + spotNow.current;
      port = element;
      look(node);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(node);
    const onScroll = ({ target }: Event) => {
      if (target === port) read();
    };
    // Caught on its way down, from whichever box it comes.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [well, look]);

  const first = pageAt(offsets, top);
  const around = isCalm ? 1 : 0;
  const last = Math.min(pageAt(offsets, top + room) + around, first + MOST - 2, count);
  const numbers = [];
  for (let number = Math.max(first - around, 1); number <= last; number++) numbers.push(number);

  return {
    numbers,
    sizeOf,
    topOf,
    onSize,
    /** The page that fills most of what one sees. */
    page: pageAt(offsets, top + room / 3),
    height: (offsets[count] ?? GAP) - GAP,
    /** Brings a page, or a place on it in points from its top, into sight. */
    goTo: (number: number, below = 0) => {
      const element = well.current;
      if (!element) return;
      const port = portOf(element);
      port.element.scrollTop = port.above + topOf(number) + below;
      look(element);
    },
  };
}
