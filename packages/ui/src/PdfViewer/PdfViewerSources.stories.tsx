import { useEffect, useEffectEvent, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import type { PdfViewerProps } from './PdfViewer';
import { PdfViewer } from './PdfViewer';
import type { PdfRangeSource } from './pdf';
import { samplePdf } from './samplePdf';

type Part = (begin: number, end: number) => void;

const pages = [['Orden de Actuación', 'Marea baja'], ['Firma']];

/** A file in the browser, read in parts like a remote file. */
function Parts({
  onPart,
  answer = async (whole, begin, end) => whole.slice(begin, end),
  password,
  ...viewer
}: Omit<PdfViewerProps, 'src'> & {
  onPart?: Part;
  answer?: (whole: Uint8Array<ArrayBuffer>, begin: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;
  password?: string;
}) {
  const [src, setSrc] = useState<PdfRangeSource>();
  const read = useEffectEvent((whole: Uint8Array<ArrayBuffer>, begin: number, end: number) => {
    onPart?.(begin, end);
    return answer(whole, begin, end);
  });
  useEffect(() => {
    samplePdf(pages, password).then(async (file) => {
      const whole = new Uint8Array(await file.arrayBuffer());
      setSrc({ length: whole.length, read: (begin, end) => read(whole, begin, end) });
    });
  }, [password]);
  return <div style={{ height: 480 }}>{src && <PdfViewer {...viewer} src={src} />}</div>;
}

const onPart = fn<Part>();

const meta = preview.meta({
  component: PdfViewer,
  title: 'Componentes/Archivos/PdfViewer, visor de PDF, documento/Fuentes',
  tags: ['!autodocs'],
  args: { src: '', onLoad: fn(), onError: fn() },
  render: ({ src: _, ...args }) => <Parts {...args} onPart={onPart} />,
  beforeEach: () => {
    onPart.mockClear();
  },
});

export const InParts = meta.story({
  name: 'Por partes',
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('de 2')).toBeVisible();
    await expect(args.onLoad).toHaveBeenCalledWith({ pages: 2 });
    await expect(await canvas.findByText('Orden de Actuación')).toBeInTheDocument();
    await expect(onPart).toHaveBeenCalled();
  },
});

let attempts = 0;

/** A missing part is reported at once. The focus stays in the viewer while it tries again. */
export const PartFails = meta.story({
  name: 'Una parte no llega',
  render: ({ src: _, ...args }) => (
    <Parts
      {...args}
      answer={async (whole, begin, end) => {
        attempts += 1;
        if (attempts === 1) throw new Error('connection lost');
        return whole.slice(begin, end);
      }}
    />
  ),
  beforeEach: () => {
    attempts = 0;
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByText('No pudimos abrir el documento')).toBeVisible();
    await expect(canvas.getByText('Revisa tu conexión e inténtalo otra vez.')).toBeVisible();
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'connection lost' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
    await expect(await canvas.findByText('de 2')).toBeVisible();
  },
});

/** The file is no PDF, so another connection would not help. */
export const Damaged = meta.story({
  name: 'Archivo dañado',
  render: ({ src: _, ...args }) => (
    <Parts {...args} answer={async (_whole, begin, end) => new Uint8Array(end - begin).fill(60)} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos abrir el documento')).toBeVisible();
    await expect(canvas.getByText('El archivo está dañado o no es un PDF.')).toBeVisible();
  },
});

export const OwnDownload = meta.story({
  name: 'Descarga propia',
  args: { onDownload: fn() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('de 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar' }));
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
  },
});

/** The password's field disappears with the prompt, so the focus goes to the pages. */
export const FocusAfterPassword = meta.story({
  name: 'Foco tras la contraseña',
  render: ({ src: _, ...args }) => <Parts {...args} password="reloj" />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Contraseña del documento'), 'reloj');
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir documento' }));
    const well = within(await canvas.findByRole('region', { name: 'Documento' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Documento' })).toHaveFocus());
    await expect(await well.findByText('Orden de Actuación')).toBeInTheDocument();
  },
});
