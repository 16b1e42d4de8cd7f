import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { FileButton } from './FileButton';

const meta = preview.meta({
  component: FileButton,
  title: 'Componentes/Campos/FileButton, elegir archivo, subir',
  parameters: {
    guide: {
      use: 'Un archivo y nada más: «Subir boleta». Para varios, o para arrastrar: Dropzone.',
      keys: [['Espacio, Enter', 'Abre el selector del sistema.']],
      does: ['Decir en el botón qué archivo es.'],
      donts: ['Enviar sin mostrar el nombre del archivo.'],
    },
  },
  args: { children: 'Subir boleta', accept: ['application/pdf'] },
});

const input = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!found) throw new Error('No file input');
  return found;
};
const boleta = () => new File(['%PDF-'], 'boleta.pdf', { type: 'application/pdf' });

/** The button opens the file dialog. Choosing the same file twice calls `onSelect` twice. */
export const Default = meta.story({
  name: 'Por defecto',
  args: { onSelect: fn() },
  play: async ({ args, canvasElement }) => {
    const opened = fn();
    const file = input(canvasElement);
    const hold = (event: Event) => {
      opened();
      event.preventDefault();
    };
    file.addEventListener('click', hold, { once: true });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Subir boleta' }));
    await expect(opened).toHaveBeenCalledTimes(1);
    await expect(file).toHaveAttribute('accept', 'application/pdf');
    await expect(file).not.toBeVisible();

    await userEvent.upload(file, boleta());
    await userEvent.upload(file, boleta());
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(args.onSelect).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'boleta.pdf' })]);
  },
});

export const Several = meta.story({
  name: 'Varios',
  args: { allowsMultiple: true, children: 'Seleccionar archivos', accept: ['.mp4'], onSelect: fn() },
  play: async ({ args, canvasElement }) => {
    const files = [new File(['a'], 'uno.mp4'), new File(['b'], 'dos.mp4')];
    await userEvent.upload(input(canvasElement), files);
    await expect(args.onSelect).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'uno.mp4' }),
      expect.objectContaining({ name: 'dos.mp4' }),
    ]);
  },
});

export const Primary = meta.story({ name: 'Primario', args: { variant: 'primary' } });
export const Small = meta.story({ name: 'Pequeño', args: { size: 'sm', icon: null } });
export const Pending = meta.story({
  name: 'Ocupado',
  args: { isPending: true, pendingText: 'Subiendo...' },
  play: async ({ canvasElement }) => {
    const opened = fn();
    input(canvasElement).addEventListener('click', (event) => {
      opened();
      event.preventDefault();
    });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Subiendo...' }));
    await expect(opened).not.toHaveBeenCalled();
  },
});
export const Disabled = meta.story({ name: 'Deshabilitado', args: { isDisabled: true } });
export const LongText = meta.story({
  name: 'Texto largo',
  args: { children: 'Subir el contrato firmado o el guion con los cambios de la última sesión de grabación' },
  globals: { viewport: { value: 'min320' } },
});
