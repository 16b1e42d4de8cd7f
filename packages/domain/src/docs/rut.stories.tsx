import { type ChangeEvent, type CSSProperties, useId, useLayoutEffect, useRef, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import {
  cleanRut,
  explainRut,
  formatRut,
  formatRutAsTyped,
  isValidRut,
  normalizeRut,
  type RutFault,
  rutCheckDigit,
} from '../rut';

const FAULTS: Readonly<Record<RutFault, string>> = {
  empty: 'No hay texto',
  characters: 'Hay caracteres que no van en un RUT',
  length: 'Faltan o sobran dígitos: son 7 u 8 antes del dígito verificador',
  checkDigit: 'El dígito verificador no corresponde a ese número',
};

const control: CSSProperties = {
  width: '100%',
  maxWidth: '24rem',
  height: 'var(--dui-control-md)',
  padding: '0 var(--dui-space-3)',
  border: 'var(--dui-line-control)',
  borderRadius: 'var(--dui-radius-2)',
  background: 'var(--dui-color-surface)',
  color: 'var(--dui-color-text)',
  font: 'inherit',
};
const cell: CSSProperties = {
  padding: 'var(--dui-space-2) var(--dui-space-3) var(--dui-space-2) 0',
  borderBottom: 'var(--dui-line)',
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
};
const code: CSSProperties = { fontFamily: 'var(--dui-font-mono)', fontSize: 'var(--dui-text-sm)' };

/** The results of every function of `@doblaje/domain/rut` for one text. */
function Results({ text }: { text: string }) {
  const explanation = explainRut(text);
  const rows: readonly (readonly [name: string, result: string])[] = [
    ['isValidRut', String(isValidRut(text))],
    ['explainRut', explanation.ok ? explanation.rut : `${explanation.reason}: ${FAULTS[explanation.reason]}`],
    ['formatRut', formatRut(text)],
    ['normalizeRut', normalizeRut(text)],
    ['cleanRut', cleanRut(text)],
    ['rutCheckDigit, sin el último carácter', rutCheckDigit(cleanRut(text).slice(0, -1)) || '(ninguno)'],
  ];
  return (
    <table style={{ width: '100%', maxWidth: '44rem', borderCollapse: 'collapse' }}>
      <caption
        style={{
          textAlign: 'left',
          fontWeight: 'var(--dui-weight-semibold)',
          padding: 'var(--dui-space-3) 0',
        }}
      >
        Qué dice cada función
      </caption>
      <tbody>
        {rows.map(([name, result]) => (
          <tr key={name}>
            <th scope="row" style={{ ...cell, ...code, width: '40%' }}>
              {name}
            </th>
            <td style={cell}>{result}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A field to try the RUT functions. With `asTyped` each keystroke formats the text, and the caret stays in place. */
function RutPlayground({ asTyped, initial }: { asTyped: boolean; initial: string }) {
  const [field, setField] = useState({ value: initial, caret: initial.length });
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    // React moves the caret to the end if the value differs from the typed text. Only a focused field has a caret.
    if (document.activeElement === input.current) {
      input.current?.setSelectionRange(field.caret, field.caret);
    }
  }, [field]);

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const caret = target.selectionStart ?? target.value.length;
    setField(asTyped ? formatRutAsTyped(target.value, caret) : { value: target.value, caret });
  };

  const { value } = field;
  const valid = isValidRut(value);
  return (
    <div style={{ display: 'grid', gap: 'var(--dui-space-2)' }}>
      <label htmlFor={id} style={{ fontWeight: 'var(--dui-weight-semibold)' }}>
        RUT
      </label>
      <input
        id={id}
        ref={input}
        value={value}
        onChange={change}
        style={control}
        autoComplete="off"
        aria-describedby={`${id}-result`}
      />
      <p id={`${id}-result`} role="status" style={{ color: 'var(--dui-color-text-muted)' }}>
        {valid ? 'RUT válido' : 'RUT no válido'}
      </p>
      <Results text={value} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Reglas/RUT',
  component: RutPlayground,
  args: { asTyped: false, initial: '12.345.678-5' },
  argTypes: {
    asTyped: { description: 'Dar formato mientras se escribe, con formatRutAsTyped' },
    initial: { description: 'Texto inicial' },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Se quitan puntos y guiones; deben quedar 7 u 8 dígitos y un carácter verificador (dígito, K o k), calculado con módulo 11 y pesos 2 a 7 desde la derecha. `import { isValidRut } from "@doblaje/domain/rut"`.',
      },
    },
  },
});

/** Escribir cualquier texto y ver qué responde cada función. */
export const Playground = meta.story({
  name: 'Probar',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'RUT' });
    await expect(canvas.getByRole('status')).toHaveTextContent('RUT válido');
    await userEvent.clear(input);
    await userEvent.type(input, '12345678-4');
    await expect(input).toHaveValue('12345678-4');
    await expect(canvas.getByRole('status')).toHaveTextContent('RUT no válido');
    await expect(canvas.getByRole('row', { name: /^explainRut checkDigit/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'formatRut 12.345.678-4' })).toBeVisible();
  },
});

/** Con formato mientras se escribe: puntos y guion aparecen solos, el cursor se queda junto al dígito. */
export const FormattedAsTyped = meta.story({
  name: 'Con formato al escribir',
  args: { asTyped: true, initial: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'RUT' });
    await userEvent.type(input, '1234567');
    await expect(input).toHaveValue('1.234.567');
    await userEvent.type(input, '85');
    await expect(input).toHaveValue('12.345.678-5');
    await expect(canvas.getByRole('status')).toHaveTextContent('RUT válido');
    // After the 3 in the middle is deleted, the caret stays behind the 2, even if dots moved.
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect(input).toHaveValue('1.245.678-5');
    await expect(input.selectionStart).toBe(3);
    await userEvent.keyboard('3');
    await expect(input).toHaveValue('12.345.678-5');
    await expect(input.selectionStart).toBe(4);
    // A letter changes nothing.
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('12.345.678-5');
    await expect(input.selectionStart).toBe(4);
  },
});
