import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { FormBar } from './FormBar';

const BUTTONS = (
  <>
    <Button variant="secondary">Cancelar</Button>
    <Button type="submit">Guardar cambios</Button>
  </>
);

const meta = preview.meta({
  component: FormBar,
  title: 'Componentes/Acciones/FormBar, barra de guardar',
  parameters: {
    guide: {
      use: 'La barra al pie de un formulario largo: lo que falta guardar y sus botones.',
      does: ['Mostrarla mientras se edita y quitarla al guardar.'],
      donts: ['Poner dos en una página.'],
    },
  },
  args: { children: BUTTONS },
});

export const Clean = meta.story({
  name: 'Sin cambios',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Dirty = meta.story({ name: 'Con cambios', args: { isDirty: true } });
export const DirtyOnPhone = meta.story({
  name: 'Con cambios, mínimo 320',
  args: { isDirty: true },
  globals: { viewport: { value: 'min320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

const LABELS = Array.from({ length: 20 }, (_, index) => `Dato ${index + 1}`);

/** The bar stays in sight while the form is longer than the window. It never covers a field focused by keyboard. */
export const InLongForm = meta.story({
  name: 'En un formulario largo',
  globals: { viewport: { value: 'desktop1440' } },
  // In a frame as high as the form, or lower than 480 px, there would be nothing to stick to.
  parameters: { docs: { story: { height: '640px' } } },
  render: function Form(args) {
    const [isDirty, setDirty] = useState(false);
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <Stack>
          {LABELS.map((label) => (
            <TextField key={label} label={label} onChange={() => setDirty(true)} />
          ))}
        </Stack>
        <FormBar {...args} isDirty={isDirty} />
      </form>
    );
  },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Guardar cambios' });
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const bar = save.parentElement as HTMLElement;
    for (const label of LABELS) {
      await userEvent.tab();
      const field = canvas.getByRole('textbox', { name: label });
      await expect(field).toHaveFocus();
      await waitFor(() =>
        expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top + 1),
      );
      if (label === 'Dato 12') break;
    }
    await userEvent.keyboard('a');
    await expect(await canvas.findByText('Cambios sin guardar')).toBeVisible();
  },
});
