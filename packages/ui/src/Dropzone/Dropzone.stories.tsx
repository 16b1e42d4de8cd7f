import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Dropzone } from './Dropzone';
import type { DropzoneUpload } from './FileRow';

const MB = 1_048_576;

const meta = preview.meta({
  component: Dropzone,
  title: 'Componentes/Archivos/Dropzone',
  args: { onChange: fn(), onReject: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 608 }}>
        <Story />
      </div>
    ),
  ],
});

const video = (name: string, megabytes = 1, type = 'video/mp4') =>
  new File([new Uint8Array(Math.round(megabytes * MB))], name, { type, lastModified: 1 });

/** Silence: a sound any browser knows the length of. */
function silence(name: string, seconds: number): File {
  const rate = 8000;
  const size = rate * seconds;
  const header = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) => {
    for (let i = 0; i < text.length; i++) header.setUint8(at + i, text.charCodeAt(i));
  };
  write(0, 'RIFF');
  header.setUint32(4, 36 + size, true);
  write(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, rate, true);
  header.setUint32(28, rate, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  write(36, 'data');
  header.setUint32(40, size, true);
  return new File([header, new Uint8Array(size).fill(128)], name, { type: 'audio/wav' });
}

function transferOf(files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Drops files on the zone as a browser does. */
async function drop(canvasElement: HTMLElement, files: File[]) {
  const zone = within(canvasElement).getByRole('button', { name: 'Seleccionar archivos' });
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await fireEvent(
      zone,
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transferOf(files) }),
    );
    // The library looks at what is dragged before it may be let go.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const inputOf = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file input');
  return input;
};

export const Default = meta.story({
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Arrastra tus archivos aquí')).toBeVisible();
    await expect(canvas.getByText('MP4, hasta 10MB y Max. 3 archivos')).toBeVisible();
    await userEvent.upload(inputOf(canvasElement), video('demo-narracion-antonia.mp4', 8.4));
    await expect(await canvas.findByText('demo-narracion-antonia.mp4')).toBeVisible();
    await expect(canvas.getByText('8,4 MB')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
});

/** The button opens the browser's own picker, with the mouse and with the keyboard, once each time. */
export const OpensThePicker = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const onPick = fn((event: Event) => event.preventDefault());
    inputOf(canvasElement).addEventListener('click', onPick);
    const button = canvas.getByRole('button', { name: 'Seleccionar archivos' });
    await expect(button).toHaveAccessibleDescription('MP4, hasta 10MB y Max. 3 archivos');
    await userEvent.click(button);
    await waitFor(() => expect(onPick).toHaveBeenCalledTimes(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onPick).toHaveBeenCalledTimes(2));
    await userEvent.click(canvas.getByText('Arrastra tus archivos aquí'));
    await waitFor(() => expect(onPick).toHaveBeenCalledTimes(3));
  },
});

export const DraggingOver = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent(
      canvas.getByRole('button'),
      new DragEvent('dragenter', { bubbles: true, dataTransfer: transferOf([video('a.mp4')]) }),
    );
    await expect(await canvas.findByText('Suelta tus archivos aquí')).toBeVisible();
  },
});

export const DraggingWhatIsRefused = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent(
      canvas.getByRole('button'),
      new DragEvent('dragenter', {
        bubbles: true,
        dataTransfer: transferOf([video('a.pdf', 1, 'application/pdf')]),
      }),
    );
    await expect(await canvas.findByText('Solo se aceptan archivos MP4.')).toBeVisible();
  },
});

/** Every refusal names the file, its size and the limit; those that fit enter all the same. */
export const Rejections = meta.story({
  args: {
    minSize: 2048,
    validateFile: async (file) =>
      file.name.startsWith('falso') ? 'El archivo no contiene un video MP4.' : null,
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await drop(canvasElement, [
      video('uno.mp4', 8.4),
      video('monologo.mov', 2.2, 'video/quicktime'),
      video('disfrazado.exe', 0.5),
      video('monologo-teatro-completo.mp4', 10.01),
      video('vacio.mp4', 0),
      video('corto.mp4', 0.001),
      video('falso.mp4', 1),
      video('dos.mp4', 2),
      video('tres.mp4', 3),
      video('cuatro.mp4', 4),
    ]);
    await expect(await canvas.findByText('3 archivos aceptados, 7 rechazados')).toBeVisible();
    const reasonOf = (name: string) => canvas.getByText(name).parentElement;
    await expect(reasonOf('monologo.mov')).toHaveTextContent('2,2 MB. Solo se aceptan archivos MP4.');
    await expect(reasonOf('disfrazado.exe')).toHaveTextContent('512 KB. Solo se aceptan archivos MP4.');
    await expect(reasonOf('monologo-teatro-completo.mp4')).toHaveTextContent(
      '10,1 MB. El archivo supera el límite de 10 MB.',
    );
    await expect(reasonOf('vacio.mp4')).toHaveTextContent('0 KB. El archivo está vacío.');
    await expect(reasonOf('corto.mp4')).toHaveTextContent('1 KB. El archivo no llega al mínimo de 2 KB.');
    await expect(reasonOf('falso.mp4')).toHaveTextContent('1 MB. El archivo no contiene un video MP4.');
    await expect(reasonOf('cuatro.mp4')).toHaveTextContent('4 MB. Se aceptan hasta 3 archivos.');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'monologo-teatro-completo.mp4: El archivo supera el límite de 10 MB.',
    );
    await expect(args.onReject).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar falso.mp4' }));
    await expect(canvas.queryByText('falso.mp4')).toBeNull();
    await expect(canvas.getByText('3 archivos aceptados, 6 rechazados')).toBeVisible();
  },
});

/** A check that fails is a refusal, not a crash; meanwhile the zone says what it does. */
export const CheckThatBreaks = meta.story({
  args: {
    validateFile: (file) =>
      new Promise((_, reject) => setTimeout(() => reject(new Error(`/secreto/${file.name}`)), 300)),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await drop(canvasElement, [video('demo.mp4', 2)]);
    await expect(await canvas.findByRole('button', { name: 'Revisando archivos...' })).toBeVisible();
    await expect(await canvas.findByText('2 MB. No pudimos leer el archivo.')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('secreto');
  },
});

export const SameFileTwice = meta.story({
  args: { defaultValue: [video('demo.mp4', 2)] },
  play: async ({ args, canvasElement }) => {
    await drop(canvasElement, [video('demo.mp4', 2)]);
    await expect(
      await within(canvasElement).findByText('2 MB. Este archivo ya está en la lista.'),
    ).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Two drops at once: the slower one adds to what the quicker one left. */
export const TwoDropsAtOnce = meta.story({
  args: {
    validateFile: (file) =>
      new Promise((resolve) => setTimeout(resolve, file.name === 'lento.mp4' ? 400 : 50, null)),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = inputOf(canvasElement);
    await userEvent.upload(input, video('lento.mp4'));
    await userEvent.upload(input, video('rapido.mp4', 2));
    await expect(await canvas.findByText('lento.mp4')).toBeVisible();
    await expect(canvas.getByText('rapido.mp4')).toBeVisible();
  },
});

/** Full: the button keeps the focus, says why it does nothing, and a drop is answered. */
export const Full = meta.story({
  args: { defaultValue: [video('uno.mp4', 1), video('dos.mp4', 2), video('tres.mp4', 3)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Ya hay 3 archivos')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Seleccionar archivos' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Quita uno para agregar otro.');
    const onPick = fn();
    inputOf(canvasElement).addEventListener('click', onPick);
    await userEvent.click(button);
    await expect(onPick).not.toHaveBeenCalled();
    await drop(canvasElement, [video('cuatro.mp4', 4)]);
    await expect(await canvas.findByText('4 MB. Se aceptan hasta 3 archivos.')).toBeVisible();
  },
});

/** Removing moves the focus to the next cross, then to the one before, then to the button. */
export const RemoveByKeyboard = meta.story({
  args: { defaultValue: [video('uno.mp4'), video('dos.mp4'), video('tres.mp4')] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: 'Quitar dos.mp4' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Quitar tres.mp4' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Quitar uno.mp4' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Seleccionar archivos' })).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('status')).toHaveTextContent('uno.mp4 quitado. 0 archivos aceptados.');
  },
});

/** Length from the file's own metadata, and a preview in place. */
export const DurationAndPreview = meta.story({
  args: {
    accept: { 'audio/wav': ['.wav'] },
    maxSize: 25 * MB,
    defaultValue: [silence('reel-de-voz.wav', 72)],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('563 KB · 01:12')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Reproducir reel-de-voz.wav' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeVisible());
    await userEvent.click(button);
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeNull());
  },
});

const sent = video('demo-narracion-rayen.mp4', 8.4);
const sending = video('personajes-animacion.mp4', 6.1);
const waiting = video('presentacion.mp4', 2);
const failed = video('canto-en-vivo.mp4', 9.7);

export const Sending = meta.story({
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

/** All are there, but the whole is not: the zone stays away until the page says so. */
export const AlmostSent = meta.story({
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

/** Cancelling and trying again by keyboard: the button that goes leaves the focus to the one in its place. */
export const FocusStaysInTheRow = meta.story({
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

export const OtherLimits = meta.story({
  args: { accept: { 'application/pdf': ['.pdf'] }, maxSize: 5 * MB, maxFiles: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('PDF, hasta 5MB y Max. 1 archivo')).toBeVisible();
    await expect(inputOf(canvasElement)).not.toHaveAttribute('multiple');
  },
});

export const WithError = meta.story({
  args: { error: 'Agrega al menos un archivo' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(
      'Agrega al menos un archivo',
    );
  },
});

/** Disabled: nothing opens, and a file dropped by mistake does not replace the page. */
export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: [video('uno.mp4')] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Seleccionar archivos' })).toBeDisabled();
    await expect(await canvas.findByRole('button', { name: 'Quitar uno.mp4' })).toBeDisabled();
    const event = new DragEvent('drop', {
      bubbles: true,
      cancelable: true,
      dataTransfer: transferOf([video('dos.mp4')]),
    });
    await fireEvent(canvas.getByText('Arrastra tus archivos aquí'), event);
    await expect(event.defaultPrevented).toBe(true);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LongNames = meta.story({
  args: {
    defaultValue: [
      video('temporada2_capitulo12_mezcla_final_version_corregida_por_direccion_musical_2026-03-05.mp4', 9.9),
      failed,
    ],
    uploads: new Map<File, DropzoneUpload>([
      [failed, { state: 'failed', reason: 'El estudio ya recibió otro archivo con este mismo nombre.' }],
    ]),
    onRetry: fn(),
  },
  globals: { viewport: { value: 'min320' } },
});

/** In a native form the files travel under its name. */
export const InForm = meta.story({
  args: { name: 'reels' },
  render: (args) => (
    <form aria-label="Multimedia">
      <Dropzone {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await drop(canvasElement, [video('uno.mp4'), video('dos.mp4', 2)]);
    await canvas.findByText('dos.mp4');
    const names = () => new FormData(form).getAll('reels').map((entry) => (entry as File).name);
    await waitFor(() => expect(names()).toEqual(['uno.mp4', 'dos.mp4']));
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar uno.mp4' }));
    await waitFor(() => expect(names()).toEqual(['dos.mp4']));
  },
});
