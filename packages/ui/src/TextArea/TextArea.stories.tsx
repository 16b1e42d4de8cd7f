import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { TextArea } from './TextArea';

const meta = preview.meta({
  component: TextArea,
  title: 'Componentes/Campos/TextArea, texto largo, nota',
  parameters: {
    guide: {
      use: 'Un texto de varias líneas: una nota, un motivo, una experiencia.',
      keys: [
        ['Tab', 'Llega al campo y sale de él. El error se muestra al salir.'],
        ['Enter', 'Empieza otra línea; no envía.'],
      ],
      does: ['Decir en la ayuda cuánto se espera.'],
      donts: ['Usarla para un dato de una línea.'],
    },
  },
  args: { label: 'Notas' },
});

/** Enter starts a new line and does not send the form around. */
export const Default = meta.story({
  name: 'Por defecto',
  args: { onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Notas' });
    await userEvent.click(within(canvasElement).getByText('Notas'));
    await expect(area).toHaveFocus();
    await userEvent.type(area, 'Acento neutro{Enter}Loops 1 a 32');
    await expect(args.onChange).toHaveBeenLastCalledWith('Acento neutro\nLoops 1 a 32');
    await expect(area).toBeValid();
    await expect(area.offsetHeight).toBeGreaterThanOrEqual(104);
  },
});

export const Large = meta.story({
  name: 'Grande',
  args: {
    label: 'Cuéntanos sobre ella',
    size: 'lg',
    defaultValue: 'Coro de niños, jingles y dos musicales.',
  },
});

export const WithErrorAndHelp = meta.story({
  name: 'Con error y ayuda',
  args: { error: 'Debe tener como máximo 2.000 caracteres', help: 'Las lee quien recibe la orden' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Notas' });
    await expect(area).toBeInvalid();
    const ids = area.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent);
    await expect(texts).toContain('Debe tener como máximo 2.000 caracteres');
    await expect(texts).toContain('Las lee quien recibe la orden');
  },
});

export const Optional = meta.story({
  name: 'Opcional',
  args: { isOptional: true, placeholder: 'Profesora Bemol, loops 1 a 32' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Notas (opcional)' })).toBeVisible();
  },
});

export const Rows = meta.story({
  name: 'Más filas',
  args: { rows: 10 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox').offsetHeight).toBeGreaterThan(200);
  },
});

/** A note at the foot of a panel. */
export const Low = meta.story({
  name: 'Dos filas',
  args: { rows: 2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox').offsetHeight).toBeLessThan(80);
  },
});

export const Disabled = meta.story({
  name: 'Deshabilitado',
  args: { isDisabled: true, defaultValue: 'Acento neutro.' },
});

export const ReadOnly = meta.story({
  name: 'Solo lectura',
  args: { isReadOnly: true, defaultValue: 'Acento neutro.' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    await userEvent.type(area, 'x');
    await expect(area).toHaveFocus();
    await expect(area).toHaveValue('Acento neutro.');
  },
});

export const LongTexts = meta.story({
  name: 'Textos largos',
  args: {
    label: 'Nota para la persona que recibe la orden de trabajo y para quien dirige la sesión de grabación',
    defaultValue: `${'Profesora Bemol, loops 1 a 32, acento neutro. '.repeat(12)}${'a'.repeat(80)}`,
    help: 'unapalabralarguísimasinningúnespacioquetambiéndebepoderpartirsealfinaldelalíneaenunteléfono',
  },
  globals: { viewport: { value: 'min320' } },
});

export const InForm = meta.story({
  name: 'En un formulario',
  args: { name: 'notes' },
  render: (args) => (
    <form aria-label="Orden">
      <TextArea {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Sin prisa');
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('notes')).toBe('Sin prisa');
  },
});
