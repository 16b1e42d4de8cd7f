import { memo, useEffect, useRef, useState } from 'react';
import type { Destination } from './destination';
import type { PdfViewerLabels } from './labels';
import { PageLinks } from './PageLinks';
import { Hit, PageMessage, PageNote, Picture, Sheet, TextOver } from './PdfViewer.styles';
import type { PageSize, Pdf, PdfHit } from './pdf';
import { type TextPlaces, writeText } from './textLayer';
import { usePicture } from './usePicture';
import { POINT } from './zoom';

export interface PdfPageProps {
  pdf: Pdf;
  number: number;
  size: PageSize;
  /** A factor of the page's real size. */
  zoom: number;
  /** Pixels below the first page's top. */
  top: number;
  hits: readonly PdfHit[];
  /** The current hit of the search, if it is on this page. */
  currentHit: PdfHit | undefined;
  onSize: (number: number, size: PageSize) => void;
  /** Called when the page's picture is there. */
  onPainted: () => void;
  /** Called when a link of the page leads to another place in the document. */
  onGo: (destination: Destination) => void;
  labels: PdfViewerLabels;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The boxes of a hit on its page, one for each line. */
function boxesOf(hit: PdfHit, { divs, starts, texts }: TextPlaces, sheet: DOMRect): Box[] {
  return divs.flatMap((div, index) => {
    const begin = starts[index] ?? 0;
    const length = texts[index]?.length ?? 0;
    const from = Math.max(hit.start - begin, 0);
    const to = Math.min(hit.end - begin, length);
    const node = div.firstChild;
    if (from >= to || !node || (node.textContent?.length ?? 0) < to) return [];
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const { left, top, width, height } = range.getBoundingClientRect();
    return [{ left: left - sheet.left, top: top - sheet.top, width, height }];
  });
}

function PdfPageView(props: PdfPageProps) {
  const { pdf, number, size, zoom, top, hits, currentHit, onSize, onPainted, onGo, labels } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<TextPlaces>();
  const scale = zoom * POINT;
  const { holder, isPainted, hasFailed, isPartial } = usePicture({ pdf, number, scale, onSize, onPainted });
  const width = Math.floor(size.width * scale);
  const height = Math.floor(size.height * scale);

  // The picture comes first. Only selecting, searching and screen readers need the text, so it can wait.
  useEffect(() => {
    if (!isPainted) return;
    const container = layer.current;
    const abort = new AbortController();
    const write = async () => {
      const page = await pdf.getPage(number);
      if (container) setPlaces(await writeText(page, scale, container, abort.signal));
    };
    // The effect ended, or the text is unreadable. The picture shows without it.
    write().catch(() => undefined);
    return () => {
      abort.abort();
      setPlaces(undefined);
    };
  }, [pdf, number, scale, isPainted]);

  const [boxes, setBoxes] = useState<{ hit: PdfHit; boxes: Box[] }[]>([]);
  useEffect(() => {
    const frame = sheet.current?.getBoundingClientRect();
    setBoxes(places && frame ? hits.map((hit) => ({ hit, boxes: boxesOf(hit, places, frame) })) : []);
  }, [places, hits]);

  return (
    <Sheet
      ref={sheet}
      data-part="page"
      data-page={number}
      style={{ top, width, height, ['--total-scale-factor' as string]: scale }}
    >
      <Picture ref={holder} />
      {hasFailed && !isPainted && <PageMessage role="alert">{labels.failedPage}</PageMessage>}
      {isPartial && <PageNote role="status">{labels.partialPage}</PageNote>}
      {boxes.map(({ hit, boxes: places }) =>
        places.map((box) => <Hit key={`${hit.start} ${box.left} ${box.top}`} data-hit="" style={box} />),
      )}
      {boxes
        .filter(({ hit }) => hit === currentHit)
        .map(({ hit, boxes: places }) =>
          places.map((box) => <Hit key={`current ${hit.start} ${box.left}`} data-current="" style={box} />),
        )}
      <TextOver ref={layer} />
      {isPainted && <PageLinks pdf={pdf} number={number} onGo={onGo} labels={labels} />}
    </Sheet>
  );
}

/** One page: its picture first, then its text and the hits in it. */
export const PdfPage = memo(PdfPageView);
