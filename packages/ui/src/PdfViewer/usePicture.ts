import { type RefObject, useEffect, useRef, useState } from 'react';
import { pdfjs } from 'react-pdf';
import { fillFields } from './annotations';
import { lacksParts } from './missingParts';
import type { OpenPage, PageSize, Pdf } from './pdf';

/** Phones refuse larger pictures. */
const MOST_PIXELS = 16_777_216;

interface Options {
  pdf: Pdf;
  number: number;
  /** Pixels per point. */
  scale: number;
  onSize: (number: number, size: PageSize) => void;
  onPainted: () => void;
}

interface Picture {
  /** The element that gets the picture. The picture fills it. */
  holder: RefObject<HTMLDivElement | null>;
  isPainted: boolean;
  hasFailed: boolean;
  /** A picture or font of the page could not be decoded. */
  isPartial: boolean;
}

/** An empty canvas as sharp as the screen. Its size is in pixels; its holder lays it out. */
function canvasFor(page: OpenPage, scale: number) {
  const { width, height } = page.getViewport({ scale });
  const ratio = Math.min(window.devicePixelRatio, Math.sqrt(MOST_PIXELS / Math.max(width * height, 1)));
  const viewport = page.getViewport({ scale: scale * ratio });
  const canvas = document.createElement('canvas');
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  // Created here, because pdf.js would ask for a context without the graphics card.
  canvas.getContext('2d', { alpha: false });
  return { canvas, viewport };
}

/** Browsers keep the memory of a removed canvas for a while, unless it is empty. */
function release(canvas: HTMLCanvasElement | null | undefined) {
  if (canvas) canvas.width = canvas.height = 0;
}

/**
 * Paints a page. At a new zoom the old picture stays, stretched to its holder, until the sharper one is
 * complete. The new one is painted outside the document, so a page never has two canvases in it.
 */
export function usePicture({ pdf, number, scale, onSize, onPainted }: Options): Picture {
  const holder = useRef<HTMLDivElement>(null);
  const [isPainted, setPainted] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isPartial, setPartial] = useState(false);

  useEffect(() => {
    let isOver = false;
    let task: ReturnType<OpenPage['render']> | undefined;
    const paint = async () => {
      const page = await pdf.getPage(number);
      if (isOver) return;
      const { width, height } = page.getViewport({ scale: 1 });
      onSize(number, { width, height });
      await fillFields(pdf, page);
      if (isOver) return;
      const { canvas, viewport } = canvasFor(page, scale);
      task = page.render({ canvas, viewport, annotationMode: pdfjs.AnnotationMode.ENABLE_STORAGE });
      try {
        await task.promise;
      } catch (error) {
        release(canvas);
        throw error;
      }
      if (isOver) return release(canvas);
      release(holder.current?.querySelector('canvas'));
      holder.current?.replaceChildren(canvas);
      setPainted(true);
      onPainted();
      const isLacking = await lacksParts(page);
      if (!isOver) setPartial(isLacking);
    };
    paint().catch(() => {
      if (!isOver) setFailed(true);
    });
    return () => {
      isOver = true;
      task?.cancel();
      setFailed(false);
    };
  }, [pdf, number, scale, onSize, onPainted]);

  useEffect(() => {
    const node = holder.current;
    return () => release(node?.querySelector('canvas'));
  }, []);

  return { holder, isPainted, hasFailed, isPartial };
}
