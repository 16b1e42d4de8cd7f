import { pdfjs } from 'react-pdf';
import { makeDocument, makeFirst, SCALE, WORKER } from './document';
import { painted } from './measure';

async function show(src: Blob) {
  const pdf = await pdfjs.getDocument({ data: new Uint8Array(await src.arrayBuffer()) }).promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: SCALE * devicePixelRatio });
  const canvas = document.createElement('canvas');
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  document.body.append(canvas);
  await page.render({ canvas, viewport }).promise;
  await painted();
}

window.run = async () => {
  pdfjs.GlobalWorkerOptions.workerSrc = WORKER;
  const [first, src] = await Promise.all([makeFirst(), makeDocument()]);
  await show(first);
  const start = performance.now();
  await show(src);
  return { ms: performance.now() - start };
};
