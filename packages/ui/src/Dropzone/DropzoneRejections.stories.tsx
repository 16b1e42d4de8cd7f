import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Dropzone } from './Dropzone';
import { drop, inputOf, video } from './sampleFiles';

const meta = preview.meta({
  component: Dropzone,
  title: 'Componentes/Archivos/Dropzone, subir archivos, arrastrar/Rechazos',
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

/** Every refusal names the file, its size and the limit. The files that fit are still accepted. */
export const Rejections = meta.story({
  name: 'Rechazos',
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

/** A check that fails refuses the file and does not crash. While it runs, the zone says that it is checking. */
export const CheckThatBreaks = meta.story({
  name: 'Una revisión que falla',
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
  name: 'El mismo archivo dos veces',
  args: { defaultValue: [video('demo.mp4', 2)] },
  play: async ({ args, canvasElement }) => {
    await drop(canvasElement, [video('demo.mp4', 2)]);
    await expect(
      await within(canvasElement).findByText('2 MB. Este archivo ya está en la lista.'),
    ).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Two drops at once: the slower one adds its files to those of the quicker one. */
export const TwoDropsAtOnce = meta.story({
  name: 'Dos entregas a la vez',
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

/** A full zone: the button keeps the focus and says why it does nothing. A drop gets an answer. */
export const Full = meta.story({
  name: 'No caben más',
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
