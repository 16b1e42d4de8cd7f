import { pdfjs } from 'react-pdf';
import { readText } from './pageText';
import type { OpenPage } from './pdf';
import { joinPieces } from './searchText';

/** The elements with a page's text, and where each of their texts begins in the joined text. */
export interface TextPlaces {
  divs: readonly HTMLElement[];
  starts: readonly number[];
  texts: readonly string[];
}

/** How many pieces are placed in one go. Between two slices the page can react to the person. */
const SLICE = 150;

/** For a page turned on its side or its head: the pieces are placed as before the turn, and the layer turns. */
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

/** A separate task, so that pictures, keys and presses can come in between. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Puts a page's text over its picture. pdf.js measures each piece, which makes the browser recompute styles. The pieces are
 * therefore made outside the page, where there are no styles to recompute, and moved into it slice by slice.
 *
 * @param layer is emptied first
 * @throws whatever error pdf.js reports, or the signal's reason when it aborts
 */
export async function writeText(
  page: OpenPage,
  scale: number,
  layer: HTMLElement,
  signal: AbortSignal,
): Promise<TextPlaces> {
  const { items, styles, lang } = await readText(page);
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
    // pdf.js asks for the next slice only after it has placed the last one.
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
