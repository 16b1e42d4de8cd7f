import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { rightToLeft } from '../../../../.storybook/rightToLeft';
import { TextField } from './TextField';

const meta = preview.meta({
  component: TextField,
  title: 'Componentes/Campos/TextField, campo de texto, input',
  parameters: {
    guide: {
      use: 'Un texto de una línea. Si hay que elegir entre opciones conocidas: Select o SearchSelect.',
      keys: [['Tab', 'Llega al campo y sale de él. El error se muestra al salir.']],
      does: [
        'Dar el ancho por el contenido: xs para una edad, sm para un RUT, md para un nombre.',
        'Poner la ayuda debajo, siempre visible.',
      ],
      donts: ['Usar el texto de ejemplo como etiqueta.', 'Marcar lo obligatorio: se marca lo opcional.'],
    },
  },
  args: { label: 'Nombre' },
});

export const Default = meta.story({
  name: 'Por defecto',
  args: { onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Nombre' });
    await userEvent.click(within(canvasElement).getByText('Nombre'));
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'Antonia');
    await expect(input).toHaveValue('Antonia');
    await expect(args.onChange).toHaveBeenLastCalledWith('Antonia');
    await expect(input).toBeValid();
  },
});

export const Large = meta.story({
  name: 'Grande',
  args: { label: 'Correo electrónico', size: 'lg', type: 'email', placeholder: 'nombre@correo.cl' },
});

export const WithHelp = meta.story({
  name: 'Con ayuda',
  args: { label: 'Rut', width: 'sm', help: 'Sin puntos, guion ni dígito verificador, por ejemplo 12345678' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Sin puntos, guion ni dígito verificador, por ejemplo 12345678',
    );
  },
});

/** The help stays when there is an error. Screen readers read both with the field. */
export const WithErrorAndHelp = meta.story({
  name: 'Con error y ayuda',
  args: {
    label: 'Rut',
    width: 'sm',
    defaultValue: '12',
    help: 'Sin puntos, guion ni dígito verificador',
    error: 'El RUT es inválido',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Rut' });
    await expect(input).toBeInvalid();
    const description = input.getAttribute('aria-describedby') ?? '';
    const texts = description.split(' ').map((id) => document.getElementById(id)?.textContent);
    await expect(texts).toContain('El RUT es inválido');
    await expect(texts).toContain('Sin puntos, guion ni dígito verificador');
  },
});

export const EmptyErrorIsNoError = meta.story({
  name: 'Un error vacío no es error',
  args: { error: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeValid();
  },
});

export const Optional = meta.story({
  name: 'Opcional',
  args: { label: 'Nota', isOptional: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Nota (opcional)' })).toBeVisible();
  },
});

export const ExtraSmall = meta.story({
  name: 'Muy angosto',
  args: { label: 'Edad', width: 'xs', inputMode: 'numeric' },
});

export const Medium = meta.story({
  name: 'Ancho medio',
  args: { width: 'md', defaultValue: 'Antonia' },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('textbox', { name: 'Nombre' }).parentElement;
    await expect(frame).toHaveStyle({ maxWidth: '352px' });
  },
});

export const WithPrefix = meta.story({
  name: 'Con prefijo',
  args: { label: 'Monto', prefix: '$', width: 'sm', defaultValue: '150.000', inputMode: 'numeric' },
});

export const Disabled = meta.story({
  name: 'Deshabilitado',
  args: { isDisabled: true, defaultValue: 'Antonia' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeDisabled();
  },
});

/** While the form is being sent, the field can be focused and read, but not edited. */
export const ReadOnly = meta.story({
  name: 'Solo lectura',
  args: { isReadOnly: true, defaultValue: 'Antonia' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, 'x');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('Antonia');
  },
});

export const LongTexts = meta.story({
  name: 'Textos largos',
  args: {
    label:
      'Nombre completo de la persona titular de la cuenta bancaria como aparece en su cédula de identidad',
    defaultValue: 'María de los Ángeles Fernández-Concha Undurraga de la Santísima Trinidad',
    error:
      'El nombre supera los 60 caracteres que el banco acepta. Escribe los dos apellidos y un solo nombre.',
    help: 'unapalabralarguísimasinningúnespacioquetambiéndebepoderpartirsealfinaldelalíneaenunteléfono',
  },
  globals: { viewport: { value: 'min320' } },
});

export const Empty = meta.story({
  name: 'Vacío',
  args: { label: 'Proyecto', defaultValue: '', placeholder: 'La bahía de los relojes' },
});

/** A native form sends its name and value. */
export const InForm = meta.story({
  name: 'En un formulario',
  args: { name: 'project', label: 'Proyecto' },
  render: (args) => (
    <form aria-label="Experiencia">
      <TextField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Serie');
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('project')).toBe('Serie');
  },
});

/** The prefix stands where the line begins: at the right of the value. */
export const RightToLeft = meta.story({
  name: 'De derecha a izquierda',
  args: { label: 'Monto', prefix: '$', defaultValue: '180.000', help: 'Antes de impuestos' },
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Monto' }).getBoundingClientRect();
    const prefix = canvas.getByText('$').getBoundingClientRect();
    await expect(prefix.left).toBeGreaterThanOrEqual(input.right);
    const label = document.createRange();
    label.selectNodeContents(canvas.getByText('Monto'));
    await expect(Math.abs(label.getBoundingClientRect().right - prefix.right)).toBeLessThan(16);
  },
});
