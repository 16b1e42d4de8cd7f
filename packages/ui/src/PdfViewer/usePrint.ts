import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { matchesMedia } from '../ground/media/matchesMedia';
import type { Pdf } from './pdf';
import { type PrintedPage, printPages, releasePages } from './printPages';

/** Up to this many pages are made in advance, because the browser's own menu prints at once and does not wait. */
const FEW = 12;
/** Milliseconds after the first picture: the visible pages come first. */
const CALM = 1500;

interface Options {
  pdf: Pdf | undefined;
  /** The document's bytes are already here, or there are few of them. A short document may then be prepared in advance. */
  isLight: boolean;
  /** The first picture is there. */
  isCalm: boolean;
}

interface Job {
  pages: Promise<readonly PrintedPage[]>;
  abort: AbortController;
}

/** Waits for the pictures: one that has not loaded when the dialog opens would be missing on paper. */
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
 * Prints all pages of a document, on Ctrl + P and on its own button. A long document's
 * pages are made on request and released after printing.
 */
export function usePrint({ pdf, isLight, isCalm }: Options) {
  const sheets = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<readonly PrintedPage[]>([]);
  /** How many pages are ready, while the person waits for all of them. */
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
      // The person cancelled.
    } finally {
      if (job.current === started) isAwaited.current = false;
    }
  }, [start]);

  // A layout effect, so it is ready with the document's first picture: until then the keys would start the browser's own printing.
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
    if (!isKept || !isCalm || matchesMedia('(pointer: coarse)')) return;
    const timer = setTimeout(() => start()?.pages.then(setPages, () => undefined), CALM);
    return () => clearTimeout(timer);
  }, [isKept, isCalm, start]);

  useEffect(() => drop, [drop]);

  return { sheets, pages, progress, print, cancel: drop };
}
