import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { CurrencyField } from './CurrencyField';

const meta = preview.meta({
  component: CurrencyField,
  title: 'Componentes/Campos/CurrencyField, monto, pesos, dinero, plata',
  parameters: {
    guide: {
      use: 'Un monto de dinero: pesos chilenos, o la moneda que se le diga. Otra cantidad: NumberField.',
      keys: [['Tab', 'Llega al campo y sale de él. El error se muestra al salir.']],
      does: ['Decir en la etiqueta qué se paga: «Monto bruto», «Retención».'],
      donts: ['Redondear lo escrito: 1.000,5 se explica, no se cambia.'],
    },
  },
  args: { label: 'Monto bruto' },
});

export const Default = meta.story({
  name: 'Por defecto',
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Monto bruto' });
    await userEvent.type(input, '180000');
    await expect(input).toHaveValue('180.000');
    await expect(canvas.getByText('$')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(180_000);
  },
});

/** A peso has no decimals. The field keeps the typed text, so that nobody pays ten times as much. */
export const Decimals = meta.story({
  name: 'Pesos con decimales',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1.000,5');
    await userEvent.tab();
    await expect(input).toHaveValue('1.000,5');
    await waitFor(() => expect(input).toHaveAccessibleDescription('Ingresa un número sin decimales'));
  },
});

export const Dollars = meta.story({
  name: 'En dólares',
  args: { label: 'Monto en dólares', currency: 'USD', defaultValue: 1250.5 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('1.250,5');
    await expect(canvas.getByText('US$')).toBeVisible();
    await userEvent.type(input, '5');
    await userEvent.tab();
    await expect(input).toBeValid();
  },
});

/** The page gives the value; the form gets the number. */
export const InForm = meta.story({
  name: 'En un formulario',
  args: { name: 'gross', defaultValue: 180_000 },
  render: (args) => (
    <form aria-label="Boleta">
      <CurrencyField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(within(form).getByRole('textbox')).toHaveValue('180.000');
    await expect(new FormData(form).get('gross')).toBe('180000');
  },
});

export const Empty = meta.story({ name: 'Vacío', args: { placeholder: '150.000' } });
export const WithError = meta.story({
  name: 'Con error',
  args: { defaultValue: 0, error: 'El monto debe ser mayor que $0' },
});
export const Disabled = meta.story({
  name: 'Deshabilitado',
  args: { isDisabled: true, defaultValue: 150_000 },
});
export const ReadOnly = meta.story({
  name: 'Solo lectura',
  args: { isReadOnly: true, defaultValue: 150_000 },
});
export const LongTexts = meta.story({
  name: 'Textos largos',
  args: {
    label: 'Monto bruto que la persona recibirá por el trabajo de esta orden, en pesos chilenos',
    defaultValue: 999_999_999_999_999,
    width: 'full',
  },
  globals: { viewport: { value: 'min320' } },
});
