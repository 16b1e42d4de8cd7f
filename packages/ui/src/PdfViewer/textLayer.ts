import { pdfjs } from 'react-pdf';
import type { OpenPage } from './pdf';
import { joinPieces } from './searchText';

/** Where the pieces of a page's text are, and where each begins in their joined text. */
export interface TextPlaces {
  divs: readonly HTMLElement[];
  starts: readonly number[];
  texts: readonly string[];
}

/** Pieces that are placed at once; between two slices the page is free for whoever uses it. */
const SLICE = 150;

/** Of a page that lies on its side or its head: pieces are placed as they were before it was turned. */
const TURNS: Readonly<Record<number, string>> = {
  90: 'rotate(90deg) translateY(-100%)',
  180: 'rotate(180deg) translate(-100%, -100%)',
  270: 'rotate(270deg) translateX(-100%)',
};

function turn(layer: HTMLElement, { scale, rotation, rawDims }: ReturnType<OpenPage['getViewport']>) {
  const { pageWidth, pageHeight } = rawDims as { pageWidth: number; pageHeight: number };
  layer.style.width = `${pageWidth * scale}px`;
  layer.style.height = `${pageHeight * scale}px`;
  layer.style.transform = TURNS[rotation] ?? 'none';
}

/** A task of its own: pictures, keys and presses come in between. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Puts a page's text over its picture. pdf.js measures each piece, which makes the browser bring styles up to date; so
 * pieces are made outside the page, where there is nothing to bring up to date, and put into it slice by slice.
 *
 * @param layer is emptied first
 * @throws whatever pdf.js makes of it; when the signal ends it as well
 */
export async function writeText(
  page: OpenPage,
  scale: number,
  layer: HTMLElement,
  signal: AbortSignal,
): Promise<TextPlaces> {
  const { items, styles, lang } = await page.getTextContent();
  signal.throwIfAborted();
  layer.replaceChildren();
  const container = document.createElement('div');
  let at = 0;
  const slices = new ReadableStream(
    {
      async pull(controller) {
        if (at > 0) {
          layer.append(...container.childNodes);
          await pause();
        }
        if (at >= items.length || signal.aborted) return controller.close();
        controller.enqueue({ items: items.slice(at, at + SLICE), styles, lang });
        at += SLICE;
      },
    },
    // Asked for the next slice once the last one is placed.
    { highWaterMark: 0 },
  );
  const viewport = page.getViewport({ scale });
  const task = new pdfjs.TextLayer({ container, textContentSource: slices, viewport });
  layer.style.setProperty('--min-font-size', container.style.getPropertyValue('--min-font-size'));
  turn(layer, viewport);
  await task.render();
  signal.throwIfAborted();
  const texts = items.flatMap((item) => ('str' in item ? [item] : []));
  return { divs: task.textDivs, starts: joinPieces(texts).starts, texts: texts.map(({ str }) => str) };
}
