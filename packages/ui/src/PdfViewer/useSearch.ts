import { useEffect, useRef, useState } from 'react';
import { readText } from './pageText';
import type { Pdf, PdfHit } from './pdf';
import type { Folded } from './searchText';
import { findAll, fold, joinPieces } from './searchText';

/** The folded text of one page. It is empty if the page is unreadable. */
async function readPage(pdf: Pdf, number: number): Promise<Folded> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await readText(page);
    return fold(joinPieces(items.filter((item) => 'str' in item)).text);
  } catch {
    return fold('');
  }
}

/** Milliseconds to wait for more typing before the search goes through 500 pages. */
const PAUSE = 200;
/** Pages between two updates of the hit count. */
const BATCH = 25;

/** Searches a document page by page, without blocking the viewer. A new query ends the old search. */
export function useSearch(pdf: Pdf | undefined, query: string) {
  const texts = useRef(new Map<number, Folded>());
  const [hits, setHits] = useState<readonly PdfHit[]>([]);
  const [isSearching, setSearching] = useState(false);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    setHits([]);
    setCurrent(0);
    setSearching(false);
    if (!pdf || query.trim() === '') return;
    setSearching(true);
    let isOver = false;
    const search = async () => {
      const found: PdfHit[] = [];
      for (let page = 1; page <= pdf.numPages && !isOver; page++) {
        const text = texts.current.get(page) ?? (await readPage(pdf, page));
        texts.current.set(page, text);
        for (const span of findAll(text, query)) found.push({ page, ...span });
        if (page % BATCH === 0 && found.length > 0 && !isOver) setHits([...found]);
      }
      if (isOver) return;
      setHits(found);
      setSearching(false);
    };
    const timer = setTimeout(search, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [pdf, query]);

  return {
    hits,
    isSearching,
    current: Math.min(current, Math.max(hits.length - 1, 0)),
    move: (direction: 1 | -1) =>
      setCurrent((old) => (hits.length > 0 ? (old + direction + hits.length) % hits.length : 0)),
  };
}
