import { PdfViewer } from '@doblaje/ui/PdfViewer';
import { makeDocument, makeFirst, WORKER } from './document';
import { mostWhileScrolling, mount, timeToPaint, until } from './measure';

const canvasesIn = (part: string) => document.querySelectorAll<HTMLCanvasElement>(`#${part} canvas`);
const isPainted = (part: string) => {
  const [canvas] = canvasesIn(part);
  return canvas !== undefined && canvas.width > 0 && canvas.style.visibility === '';
};
const viewer = (part: string, src: Blob) => (
  <div style={{ height: 800 }}>
    <PdfViewer id={part} src={src} workerSrc={WORKER} defaultZoom={1} />
  </div>
);

window.run = async (isCounted) => {
  const [first, src] = await Promise.all([makeFirst(), makeDocument()]);
  mount(viewer('first', first));
  // Wait for its text too, or writing it would count for the second document.
  await until(() => isPainted('first') && document.querySelector('#first [data-page] span') !== null);
  const ms = await timeToPaint(viewer('second', src), () => isPainted('second'));
  const well = document.querySelector('#second [role=region]');
  return {
    ms,
    most:
      isCounted && well ? await mostWhileScrolling(well, 125, () => canvasesIn('second').length) : undefined,
  };
};
