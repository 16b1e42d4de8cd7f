import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Counted, renders, Sample } from './SampleForm';

const meta = preview.meta({
  component: Sample,
  title: 'Componentes/Campos/Form, formulario',
  parameters: {
    guide: {
      use: 'Un formulario sobre final-form: createForm une las partes al tipo de los valores.',
      keys: [['Enter', 'Envía, desde un campo de una línea.']],
      does: [
        'Poner FormSummary arriba: recibe el foco si el envío falla.',
        'Dejar lo escrito cuando el servidor rechaza.',
      ],
      donts: ['Mostrar un error antes de salir del campo o de enviar.'],
    },
  },
  args: { onSubmit: fn() },
});

/** A field shows no error before the first visit. It shows one on leaving the field. */
export const ErrorsAfterTouch = meta.story({
  name: 'Errores al salir del campo',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByRole('textbox', { name: 'Correo electrónico' });
    await expect(email).toBeValid();
    await userEvent.click(email);
    await expect(email).toBeValid();
    await userEvent.tab();
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('El correo electrónico es requerido');
    await expect(canvas.getByLabelText('Contraseña')).toBeValid();
    await userEvent.type(email, 'ana@correo.cl');
    await expect(email).toBeValid();
    await userEvent.clear(email);
    await userEvent.tab();
    await expect(email).toBeInvalid();
  },
});

/** A failed submit lists the errors in page order and moves the focus to the list. */
export const FailedInTheBrowser = meta.story({
  name: 'Falla en el navegador',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Correo electrónico: El correo electrónico es requerido',
      'Contraseña: La contraseña es requerida',
    ]);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(within(summary).getByRole('link', { name: /Contraseña/ }));
    await expect(canvas.getByLabelText('Contraseña')).toHaveFocus();
  },
});

export const FailedWithoutSummary = meta.story({
  name: 'Falla sin resumen',
  args: { hasSummary: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Correo electrónico' })).toHaveFocus());
  },
});

/** A keystroke renders only its field. */
export const RendersOneField = meta.story({
  name: 'Solo se dibuja un campo',
  render: (args) => (
    <Counted id="form">
      <Sample {...args} />
    </Counted>
  ),
  play: async ({ canvasElement }) => {
    const email = within(canvasElement).getByRole('textbox', { name: 'Correo electrónico' });
    // The first keystroke also changes whether the field is empty and visited.
    await userEvent.type(email, 'a');
    const before = { ...renders };
    await userEvent.type(email, 'b', { skipClick: true });
    await expect(renders.email - before.email).toBe(1);
    await expect(renders.name).toBe(before.name);
    await expect(renders.password).toBe(before.password);
    await expect(renders.form - before.form).toBe(1);
  },
});

/** Pressing a button also leaves the field. The error waits until after the press, so that the button does not move away. */
export const ErrorsWaitForThePress = meta.story({
  name: 'Los errores esperan al clic',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const password = canvas.getByLabelText('Contraseña');
    const button = canvas.getByRole('button', { name: 'Guardar' });
    await userEvent.click(password);
    const { top } = button.getBoundingClientRect();
    const mouse = userEvent.setup();
    await mouse.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(password).not.toHaveFocus();
    await expect(button.getBoundingClientRect().top).toBe(top);
    await mouse.pointer({ keys: '[/MouseLeft]', target: button });
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
