import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { FormattedField } from './FormattedField';
import { keepCaret } from './keepCaret';

/** Nine digits of a telephone in groups: '9 5550 0142'. */
const asPhone = keepCaret((text) =>
  text
    .replace(/\D/g, '')
    .slice(0, 9)
    .replace(/^(\d)(\d{1,4})?(\d{1,4})?/, (_, ...groups: (string | undefined)[]) =>
      groups.slice(0, 3).filter(Boolean).join(' '),
    ),
);

const meta = preview.meta({
  component: FormattedField,
  title: 'Componentes/Campos/FormattedField, campo con formato, RUT',
  parameters: {
    guide: {
      use: 'Un texto que toma su forma mientras se escribe: RUT, teléfono. El formato lo da quien lo usa.',
      keys: [['Tab', 'Llega al campo y sale de él. El error se muestra al salir.']],
      does: ['Aceptar lo pegado, con puntos o sin ellos.'],
      donts: ['Rechazar una tecla: se acepta y se explica el error.'],
    },
  },
  args: { label: 'Teléfono', formatText: asPhone },
});

export const Default = meta.story({
  name: 'Por defecto',
  args: { onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Teléfono' });
    await userEvent.type(input, '955500142');
    await expect(input).toHaveValue('9 5550 0142');
    await expect(input.selectionStart).toBe(11);
    await expect(args.onChange).toHaveBeenLastCalledWith('9 5550 0142');
  },
});

/** After a digit typed in the middle, the caret stays behind that digit and does not jump to the end. */
export const KeepsTheCaret = meta.story({
  name: 'Conserva el cursor',
  args: { defaultValue: '9 5550 014' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    await userEvent.type(input, '7', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(input).toHaveValue('9 5755 0014');
    await expect(input.selectionStart).toBe(4);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('9 5550 014');
    await expect(input.selectionStart).toBe(3);
  },
});

/** A separator deleted from either side comes back, and the caret moves past it. */
export const StepsOverSeparators = meta.story({
  name: 'Salta los separadores',
  args: { defaultValue: '9 5550 0142' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(6, 6);
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveValue('9 5550 0142');
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveValue('9 5550 142');
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('9 5550 142');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('5 5501 42');
  },
});

/**
 * Undo takes back a run of typing at a time and puts the caret where it was. Typing afterwards drops the undone steps.
 */
export const Undo = meta.story({
  name: 'Deshacer',
  args: { onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '95550');
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('9 7555 0');

    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input).toHaveValue('9 5550');
    await expect(input.selectionStart).toBe(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('9 5550');
    await userEvent.keyboard('{Meta>}z{/Meta}');
    await expect(input).toHaveValue('');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input).toHaveValue('');

    await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    await expect(input).toHaveValue('9 5550');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(input).toHaveValue('9 7555 0');
    await expect(input.selectionStart).toBe(3);
    await expect(args.onChange).toHaveBeenLastCalledWith('9 7555 0');

    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.paste('1');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(input).toHaveValue('9 1555 0');
  },
});

/** While a form is being sent, undo does nothing either. */
export const NoUndoWhenReadOnly = meta.story({
  name: 'Solo lectura no deshace',
  render: function Held(args) {
    const [isReadOnly, setReadOnly] = useState(false);
    return (
      <>
        <FormattedField {...args} isReadOnly={isReadOnly} />
        <button type="button" onClick={() => setReadOnly(true)}>
          Enviar
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '95');
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(input);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input).toHaveValue('9 5');
  },
});

/** Undo takes back a paste too, from the browser's menu as well as by the keys. */
export const UndoFromTheMenu = meta.story({
  name: 'Deshacer desde el menú',
  args: { defaultValue: '9 5550 0142' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.select();
    await userEvent.paste('911112222');
    await expect(input).toHaveValue('9 1111 2222');
    input.dispatchEvent(new InputEvent('beforeinput', { inputType: 'historyUndo', cancelable: true }));
    await expect(input).toHaveValue('9 5550 0142');
    input.dispatchEvent(new InputEvent('beforeinput', { inputType: 'historyRedo', cancelable: true }));
    await expect(input).toHaveValue('9 1111 2222');
  },
});

/** The field does not show characters that do not belong in it. */
export const RefusesCharacters = meta.story({
  name: 'No acepta otros signos',
  args: { defaultValue: '9 5550' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, 'x');
    await expect(input).toHaveValue('9 5550');
  },
});

export const Pasted = meta.story({
  name: 'Pegado',
  args: { onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('+9-5550-0142');
    await expect(input).toHaveValue('9 5550 0142');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
});

/** The page holds the value: typed, cleared by the page, typed again. Undo does not take back what the page cleared. */
export const Controlled = meta.story({
  name: 'Controlado desde fuera',
  render: function Held(args) {
    const [phone, setPhone] = useState('');
    return (
      <>
        <FormattedField {...args} value={phone} onChange={setPhone} />
        <button type="button" onClick={() => setPhone('')}>
          Borrar
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '95550');
    await expect(input).toHaveValue('9 5550');
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar' }));
    await expect(input).toHaveValue('');
    await userEvent.click(input);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input).toHaveValue('');
    await userEvent.type(input, '911');
    await expect(input).toHaveValue('9 11');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(input).toHaveValue('');
  },
});

export const WithError = meta.story({
  name: 'Con error',
  args: { error: 'El número telefónico es requerido', help: 'Nueve dígitos, sin el +56' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeInvalid();
  },
});
export const Disabled = meta.story({
  name: 'Deshabilitado',
  args: { isDisabled: true, defaultValue: '9 5550 0142' },
});
export const ReadOnly = meta.story({
  name: 'Solo lectura',
  args: { isReadOnly: true, defaultValue: '9 5550 0142' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '7');
    await expect(input).toHaveValue('9 5550 0142');
  },
});
export const LongTexts = meta.story({
  name: 'Textos largos',
  args: {
    width: 'full',
    label: 'Número telefónico de contacto de la persona que responde por la sesión de grabación',
    help: 'Nueve dígitos, sin el +56 ni el cero que se marcaba antes desde otra región del país',
  },
  globals: { viewport: { value: 'min320' } },
});

export const InForm = meta.story({
  name: 'En un formulario',
  args: { name: 'phone' },
  render: (args) => (
    <form aria-label="Datos">
      <FormattedField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '955500142');
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('phone')).toBe('9 5550 0142');
  },
});
