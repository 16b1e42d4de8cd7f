import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { rightToLeft } from '../../../../.storybook/rightToLeft';
import { PasswordField } from './PasswordField';

const meta = preview.meta({
  component: PasswordField,
  title: 'Componentes/Campos/PasswordField, contraseña, clave',
  args: { label: 'Contraseña' },
});

export const Default = meta.story({
  name: 'Contraseña',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Contraseña');
    await userEvent.type(input, 'claveclave12');
    await expect(input).toHaveAttribute('type', 'password');

    const toggle = canvas.getByRole('button', { name: 'Mostrar contraseña', pressed: false });
    await userEvent.click(toggle);
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveAttribute('spellcheck', 'false');
    await expect(canvas.getByRole('button', { name: 'Ocultar contraseña', pressed: true })).toBe(toggle);

    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('claveclave12');
  },
});

export const Large = meta.story({ name: 'Grande', args: { size: 'lg' } });
export const WithHelp = meta.story({
  name: 'Con ayuda',
  args: { autoComplete: 'new-password', help: '8 caracteres o más' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Contraseña');
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await expect(input).toHaveAccessibleDescription('8 caracteres o más');
  },
});
export const WithError = meta.story({
  name: 'Con error',
  args: { error: 'La contraseña es requerida' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Contraseña');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('La contraseña es requerida');
  },
});
export const ReadOnly = meta.story({
  name: 'Solo lectura',
  args: { isReadOnly: true, defaultValue: 'claveclave12' },
});
export const Disabled = meta.story({
  name: 'Deshabilitado',
  args: { isDisabled: true, defaultValue: 'claveclave12' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
});

/** The toggle never submits the form; Enter in the field does. */
export const InForm = meta.story({
  name: 'En un formulario',
  render: (args) => (
    <form
      aria-label="Cambio"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = 'true';
      }}
    >
      <PasswordField {...args} name="password" />
      <button type="submit">Guardar</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole('form');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }));
    await expect(form).not.toHaveAttribute('data-sent');
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'claveclave12{Enter}');
    await expect(form).toHaveAttribute('data-sent');
  },
});

export const RightToLeft = meta.story({
  name: 'De derecha a izquierda',
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Contraseña').getBoundingClientRect();
    const toggle = canvas.getByRole('button', { name: 'Mostrar contraseña' }).getBoundingClientRect();
    await expect(toggle.right).toBeLessThanOrEqual(input.left);
  },
});
