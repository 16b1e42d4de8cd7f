import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { NumberField } from './NumberField';

const meta = preview.meta({
  component: NumberField,
  title: 'Componentes/Campos/NumberField, número, monto',
  parameters: {
    guide: {
      use: 'Una cantidad: edad, loops, episodios. Dinero: CurrencyField. Un RUT o una cuenta no son cantidades: FormattedField.',
      keys: [['Tab', 'Llega al campo y sale de él. El error se muestra al salir.']],
      does: ['Poner la unidad en la etiqueta o delante.'],
      donts: ['Agregar flechas para subir y bajar.'],
    },
  },
  args: { label: 'Monto en CLP', prefix: '$' },
});

/** Every change passes on a number, not only leaving the field. */
export const Default = meta.story({
  name: 'Por defecto',
  args: { help: 'Déjalo vacío si la orden no lleva monto.', isOptional: true, onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Monto en CLP (opcional)' });
    await userEvent.type(input, '150000');
    await expect(input).toHaveValue('150.000');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(args.onChange).toHaveBeenCalledTimes(6);
    await expect(args.onChange).toHaveBeenLastCalledWith(150000);
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

/** A number that does not fit stays, with an error: 12,5 without its comma would be 125. */
export const DoesNotFit = meta.story({
  name: 'Con decimales donde no van',
  args: { onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '12,5');
    await expect(input).toHaveValue('12,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5);
    await expect(input).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription('Ingresa un número sin decimales'));
    await userEvent.clear(input);
    await userEvent.type(input, '-3');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription('Ingresa un número sin signo menos'));
    await userEvent.clear(input);
    await expect(input).toBeValid();
  },
});

/** A text that is no number, or has two readings, stays as entered, however it came. The page hears that it was not read. */
export const NotRead = meta.story({
  name: 'Sin leer lo que no es claro',
  args: { defaultValue: 180_000, onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    const isSaid = async (text: string, message: string) => {
      await expect(input).toHaveValue(text);
      await expect(args.onChange).toHaveBeenLastCalledWith(null, text);
      await userEvent.tab();
      await waitFor(() => expect(input).toHaveAccessibleDescription(message));
    };
    const twoOf = (text: string, one: string, other: string) =>
      `«${text}» se puede leer como ${one} o como ${other}: escríbelo sin puntos ni comas`;
    for (const [text, one, other] of [
      ['1234.56', '1.234,56', '123.456'],
      ['1800.50', '1.800,5', '180.050'],
      ['180,000', '180', '180.000'],
    ] as const) {
      await userEvent.click(input);
      input.select();
      await userEvent.paste(text);
      await isSaid(text, twoOf(text, one, other));
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await isSaid(text, twoOf(text, one, other));
    }
    await userEvent.clear(input);
    await userEvent.type(input, '180000.50');
    await isSaid('180000.50', twoOf('180000.50', '180.000,5', '18.000.050'));
    // The person's own marks stand before the caret, the field's marks after it.
    await userEvent.clear(input);
    await userEvent.type(input, '180.000');
    await userEvent.clear(input);
    await userEvent.type(input, '180000.50');
    await isSaid('180000.50', twoOf('180000.50', '180.000,5', '18.000.050'));
    for (const text of ['250k', '1e6', '180mil', '180 000']) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await isSaid(text, `«${text}» no es un número: escríbelo solo con cifras`);
    }
    await userEvent.clear(input);
    await userEvent.paste('$ 180.000');
    await expect(input).toHaveValue('180.000');
    await expect(args.onChange).toHaveBeenLastCalledWith(180_000);
  },
});

/** The field also shows all decimals of a value from the page. */
export const GivenDecimals = meta.story({
  name: 'Con un valor que no le toca',
  args: { defaultValue: 12.6 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('12,6');
  },
});

export const WithDecimals = meta.story({
  name: 'Con decimales',
  args: { label: 'Tamaño en MB', prefix: undefined, maxFractionDigits: 2, allowsNegative: true },
  render: function Held(args) {
    const [size, setSize] = useState<number | null>(8.4);
    return (
      <>
        <NumberField {...args} value={size} onChange={setSize} />
        <output>{String(size)}</output>
        <button type="button" onClick={() => setSize(1234.5)}>
          Cambiar
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('8,4');
    await userEvent.clear(input);
    await userEvent.type(input, '-3,');
    await expect(input).toHaveValue('-3,');
    await expect(canvas.getByRole('status')).toHaveTextContent('-3');
    await userEvent.type(input, '75');
    await expect(canvas.getByRole('status')).toHaveTextContent('-3.75');
    await userEvent.click(canvas.getByRole('button'));
    await expect(input).toHaveValue('1.234,5');
  },
});

/** A value of 0 is a value. */
export const Zero = meta.story({
  name: 'Cero',
  args: { value: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('0');
  },
});
export const Empty = meta.story({ name: 'Vacío', args: { value: null, placeholder: '150.000' } });
export const WithError = meta.story({
  name: 'Con error',
  args: { defaultValue: 1, error: 'Ingresa un monto en pesos, sin decimales' },
});
export const Disabled = meta.story({
  name: 'Deshabilitado',
  args: { isDisabled: true, defaultValue: 150000 },
});
export const ReadOnly = meta.story({
  name: 'Solo lectura',
  args: { isReadOnly: true, defaultValue: 150000 },
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

/** A native form gets the number and not the text with its dots. */
export const InForm = meta.story({
  name: 'En un formulario',
  args: { name: 'amount', defaultValue: 1234, maxFractionDigits: 1 },
  render: (args) => (
    <form aria-label="Orden">
      <NumberField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    const input = within(form).getByRole('textbox', { name: 'Monto en CLP' });
    await expect(new FormData(form).getAll('amount')).toEqual(['1234']);
    await userEvent.type(input, ',5');
    await expect(input).toHaveValue('1.234,5');
    await expect(new FormData(form).getAll('amount')).toEqual(['1234.5']);
    await userEvent.clear(input);
    await expect(new FormData(form).getAll('amount')).toEqual(['']);
    form.reset();
    await waitFor(() => expect(input).toHaveValue('1.234'));
    await expect(new FormData(form).getAll('amount')).toEqual(['1234']);
  },
});
