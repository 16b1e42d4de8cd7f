import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Dropzone } from './Dropzone';
import type { DropzoneUpload } from './FileRow';
import { drop, inputOf, MB, silence, transferOf, video } from './sampleFiles';

const meta = preview.meta({
  component: Dropzone,
  title: 'Componentes/Archivos/Dropzone, subir archivos, arrastrar',
  args: { onChange: fn(), onReject: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 608 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  name: 'Por defecto',
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

/** The button opens the browser's file picker once per press, by mouse and by keyboard. */
export const OpensThePicker = meta.story({
  name: 'Abre el selector de archivos',
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
  name: 'Arrastrar encima',
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
  name: 'Arrastrar lo que se rechaza',
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

/** Removing a file moves the focus to the next cross, then to the one before, then to the button. */
export const RemoveByKeyboard = meta.story({
  name: 'Quitar con el teclado',
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

/** The length comes from the file's own metadata. The preview plays in place. */
export const DurationAndPreview = meta.story({
  name: 'Duración y vista previa',
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

export const OtherLimits = meta.story({
  name: 'Otros límites',
  args: { accept: { 'application/pdf': ['.pdf'] }, maxSize: 5 * MB, maxFiles: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('PDF, hasta 5MB y Max. 1 archivo')).toBeVisible();
    await expect(inputOf(canvasElement)).not.toHaveAttribute('multiple');
  },
});

export const WithError = meta.story({
  name: 'Con error',
  args: { error: 'Agrega al menos un archivo' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(
      'Agrega al menos un archivo',
    );
  },
});

/** Disabled: nothing opens, and a file dropped by mistake does not replace the page. */
export const Disabled = meta.story({
  name: 'Deshabilitado',
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

const failed = video('canto-en-vivo.mp4', 9.7);

export const LongNames = meta.story({
  name: 'Nombres largos',
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

/** A native form sends the files under the name of the zone. */
export const InForm = meta.story({
  name: 'En un formulario',
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

/** A form's reset clears the files and the refusals. A zone with files at first gets those back. */
export const Reset = meta.story({
  name: 'Al restablecer el formulario',
  args: { name: 'reels', onChange: fn() },
  render: (args) => (
    <form aria-label="Multimedia">
      <Dropzone {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await drop(canvasElement, [video('uno.mp4'), new File(['texto'], 'nota.txt', { type: 'text/plain' })]);
    await canvas.findByText('nota.txt');
    form.reset();
    await waitFor(() => expect(canvas.queryByText(/uno\.mp4|nota\.txt/)).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() =>
      expect(new FormData(form).getAll('reels').map((one) => (one as File).size)).toEqual([0]),
    );
  },
});
