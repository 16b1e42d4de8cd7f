import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Dropzone } from './Dropzone';
import type { DropzoneUpload } from './FileRow';
import { MB, video } from './sampleFiles';

const meta = preview.meta({
  component: Dropzone,
  title: 'Componentes/Archivos/Dropzone, subir archivos, arrastrar/Enviar',
  tags: ['!autodocs'],
  args: { onChange: fn(), onReject: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 608 }}>
        <Story />
      </div>
    ),
  ],
});

const sent = video('demo-narracion-rayen.mp4', 8.4);
const sending = video('personajes-animacion.mp4', 6.1);
const waiting = video('presentacion.mp4', 2);
const failed = video('canto-en-vivo.mp4', 9.7);

export const Sending = meta.story({
  name: 'Enviando',
  args: {
    value: [sent, sending, waiting],
    uploads: new Map<File, DropzoneUpload>([
      [sent, { state: 'sent' }],
      [sending, { state: 'sending', loaded: 3.82 * MB }],
      [waiting, { state: 'waiting' }],
    ]),
    onCancel: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Enviando 2 de 3')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Seleccionar archivos' })).toBeNull();
    const bar = canvas.getByRole('progressbar', { name: 'Envío de personajes-animacion.mp4' });
    await expect(bar).toHaveAttribute('aria-valuetext', '3,8 de 6,1 MB');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar personajes-animacion.mp4' }));
    await expect(args.onCancel).toHaveBeenCalledWith(sending);
  },
});

/** All files have arrived, but the whole is not done. The zone stays hidden until the page says so. */
export const AlmostSent = meta.story({
  name: 'Casi enviado',
  args: {
    value: [sent],
    uploads: new Map<File, DropzoneUpload>([[sent, { state: 'sent' }]]),
    isSending: true,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enviado')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Seleccionar archivos' })).toBeNull();
  },
});

export const SendingBroke = meta.story({
  name: 'Envío cortado',
  args: {
    value: [sent, failed],
    uploads: new Map<File, DropzoneUpload>([
      [sent, { state: 'sent' }],
      [failed, { state: 'failed', reason: 'Se cortó la conexión.' }],
    ]),
    onRetry: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('9,7 MB. Se cortó la conexión.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar canto-en-vivo.mp4' }));
    await expect(args.onRetry).toHaveBeenCalledWith(failed);
  },
});

/** Cancelling and retrying by keyboard: when a button goes, the button in its place gets the focus. */
export const FocusStaysInTheRow = meta.story({
  name: 'El foco queda en la fila',
  args: { value: [sending] },
  render: function Sender(args) {
    const [upload, setUpload] = useState<DropzoneUpload>({ state: 'sending', loaded: MB });
    return (
      <Dropzone
        {...args}
        uploads={new Map([[sending, upload]])}
        onCancel={() => setUpload({ state: 'failed', reason: 'Envío cancelado.' })}
        onRetry={() => setUpload({ state: 'waiting' })}
      />
    );
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Cancelar personajes-animacion.mp4' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Reintentar personajes-animacion.mp4' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Cancelar personajes-animacion.mp4' })).toHaveFocus(),
    );
  },
});
