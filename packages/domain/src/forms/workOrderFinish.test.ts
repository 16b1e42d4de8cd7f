import { expect, it } from 'vitest';
import { firstLoopsDone, isOverPlanned, validateWorkOrderFinish } from './index';

const SAID = {
  lines: [
    { loopsPlanned: 40, loopsDone: 40 },
    { loopsPlanned: 3, loopsDone: 0 },
  ],
  note: '',
  amount: 180_000,
  amountReason: '',
};
const said = (values: object, ordered: number | null = 180_000) =>
  validateWorkOrderFinish({ ...SAID, ...values }, ordered);

it('starts from the loops that the cast has recorded, or else from those planned', () => {
  expect(firstLoopsDone({ loopsPlanned: 40, loopsDone: 36 })).toBe(36);
  expect(firstLoopsDone({ loopsPlanned: 40, loopsDone: 0 })).toBe(40);
  expect(firstLoopsDone({ loopsPlanned: 0, loopsDone: 0 })).toBe(0);
});

it('needs no note when loops and amount are as expected', () => {
  expect(said({})).toEqual({});
  expect(said({ lines: [] })).toEqual({});
  expect(said({ amount: null }, null)).toEqual({});
});

it('needs each number of loops, and names the wrong ones', () => {
  const lines = [
    { loopsPlanned: 40, loopsDone: null },
    SAID.lines[1],
    { loopsPlanned: 1, loopsDone: 10_000 },
  ];
  expect(said({ lines, note: 'Escenas nuevas' })).toEqual({
    lines: ['Los loops grabados son requeridos', undefined, 'Ingresa un número entre 0 y 9.999'],
  });
});

it('needs a note for more loops than planned', () => {
  const lines = [{ loopsPlanned: 40, loopsDone: 44 }];
  expect(said({ lines })).toEqual({ note: 'Escribe por qué se grabaron más loops que los planificados' });
  expect(said({ lines, note: 'Se regrabó la escena final' })).toEqual({});
  expect(said({ note: 'xx' })).toEqual({ note: 'Escribe al menos 3 caracteres' });
  expect(isOverPlanned({ loopsPlanned: 40, loopsDone: null })).toBe(false);
});

it('needs a reason for another amount, and an order with an amount keeps one', () => {
  expect(said({ amount: 200_000 })).toEqual({ amountReason: 'Escribe por qué cambia el monto' });
  expect(said({ amount: 200_000, amountReason: 'Dos llamados más' })).toEqual({});
  expect(said({ amount: 90_000 }, null)).toEqual({ amountReason: 'Escribe por qué cambia el monto' });
  expect(said({ amount: null, amountReason: 'Sin pago' })).toEqual({
    amount: 'La orden lleva monto: corrígelo o déjalo como está',
  });
  expect(said({ amount: 0, amountReason: 'Sin pago' })).toEqual({ amount: 'El monto debe ser mayor que $0' });
});

it('survives any input', () => {
  for (const anything of [undefined, null, 3, { lines: 'x' }, { lines: [null, 'y'] }])
    expect(validateWorkOrderFinish(anything, null)).toBeTypeOf('object');
  expect(isOverPlanned(null as never)).toBe(false);
  expect(firstLoopsDone(null as never)).toBeNaN();
});
