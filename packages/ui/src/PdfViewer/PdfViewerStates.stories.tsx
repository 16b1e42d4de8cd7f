import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../.storybook/openRequests';
import preview from '../../../../.storybook/preview';
import { PdfViewer } from './PdfViewer';

const meta = preview.meta({
  component: PdfViewer,
  title: 'Componentes/Archivos/PdfViewer, visor de PDF, documento/Estados',
  tags: ['!autodocs'],
  args: { src: '', onLoad: fn(), onError: fn(), onPageChange: fn() },
});

export const Failed = meta.story({
  name: 'Falla',
  render: function Broken({ src: _, ...args }) {
    const [src] = useState(() => new Blob(['This is no PDF'], { type: 'application/pdf' }));
    return (
      <div style={{ height: 480 }}>
        <PdfViewer {...args} src={src} />
      </div>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No pudimos abrir el documento')).toBeVisible();
    await expect(args.onError).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(2));
  },
});

let isAsked = false;

/** The document loads for ever. */
export const Loading = meta.story({
  name: 'Cargando',
  beforeEach: ({ msw }) => {
    isAsked = false;
    msw.use(
      http.get('*/documento-lento.pdf', () => {
        isAsked = true;
        return never();
      }),
    );
  },
  render: (args) => (
    <div style={{ height: 480 }}>
      <PdfViewer {...args} src="/documento-lento.pdf" />
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Cargando documento'));
    await expect(args.onError).not.toHaveBeenCalled();
    // Wait for the request: it would otherwise reach the next story, which has no answer for it.
    await waitFor(() => expect(isAsked).toBe(true));
  },
});

/** The server refuses the document. */
export const Refused = meta.story({
  name: 'No llega',
  // The browser itself logs the 403.
  parameters: { docs: { disable: true } },
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/documento.pdf', () => new HttpResponse(null, { status: 403 })));
  },
  render: (args) => (
    <div style={{ height: 480 }}>
      <PdfViewer {...args} src="/documento.pdf" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No pudimos abrir el documento')).toBeVisible();
  },
});
