import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Pdf } from './pdf';
import { type PrintedPage, printPages, releasePages } from './printPages';

/** Up to here the pages are made ahead: the browser's own menu prints at once and waits for nobody. */
const FEW = 12;
/** After the first picture: what one looks at comes first. */
const CALM = 1500;

interface Options {
  pdf: Pdf | undefined;
  /** Its bytes are here, or few: a short document may be made ready before anybody asks. */
  isLight: boolean;
  /** The first picture is there. */
  isCalm: boolean;
}

interface Job {
  pages: Promise<readonly PrintedPage[]>;
  abort: AbortController;
}

/** A picture that is not loaded when the dialog opens is missing on paper. */
async function loaded(sheets: HTMLElement | null): Promise<void> {
  const pictures = [...(sheets?.querySelectorAll('img') ?? [])].filter((picture) => !picture.complete);
  await Promise.all(
    pictures.map(
      (picture) =>
        new Promise<void>((resolve) => {
          picture.onload = picture.onerror = () => resolve();
        }),
    ),
  );
}

/**
 * Prints a document, all of its pages, as Ctrl + P and its own button ask for it. Pages of a long one are made when they
 * are asked for, and given up once they are printed.
 */
export function usePrint({ pdf, isLight, isCalm }: Options) {
  const sheets = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<readonly PrintedPage[]>([]);
  /** Pages that are there, while somebody waits for all of them. */
  const [progress, setProgress] = useState<number>();
  const isAwaited = useRef(false);
  const job = useRef<Job>(undefined);
  const isKept = pdf !== undefined && isLight && pdf.numPages <= FEW;

  const start = useCallback((): Job | undefined => {
    if (!pdf || job.current) return job.current;
    const abort = new AbortController();
    const onDone = (done: number) => isAwaited.current && setProgress(done);
    job.current = { abort, pages: printPages(pdf, onDone, abort.signal) };
    return job.current;
  }, [pdf]);

  const drop = useCallback(() => {
    const dropped = job.current;
    job.current = undefined;
    isAwaited.current = false;
    dropped?.abort.abort();
    dropped?.pages.then(releasePages, () => undefined);
    setPages([]);
    setProgress(undefined);
  }, []);

  const print = useCallback(async () => {
    const started = isAwaited.current ? undefined : start();
    if (!started) return;
    isAwaited.current = true;
    setProgress(0);
    try {
      const made = await started.pages;
      flushSync(() => {
        setPages(made);
        setProgress(undefined);
      });
      await loaded(sheets.current);
      if (!started.abort.signal.aborted) window.print();
    } catch {
      // Given up on the way.
    } finally {
      if (job.current === started) isAwaited.current = false;
    }
  }, [start]);

  // With the document's first picture on the screen, not some time after: the keys would be the browser's until then.
  useLayoutEffect(() => {
    if (!pdf) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isCommand || event.key.toLowerCase() !== 'p' || event.defaultPrevented) return;
      event.preventDefault();
      void print();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [pdf, print]);

  useEffect(() => {
    if (isKept) return;
    window.addEventListener('afterprint', drop);
    return () => window.removeEventListener('afterprint', drop);
  }, [isKept, drop]);

  useEffect(() => {
    if (!isKept || !isCalm || window.matchMedia('(pointer: coarse)').matches) return;
    const timer = setTimeout(() => start()?.pages.then(setPages, () => undefined), CALM);
    return () => clearTimeout(timer);
  }, [isKept, isCalm, start]);

  useEffect(() => drop, [drop]);

  return { sheets, pages, progress, print, cancel: drop };
}
