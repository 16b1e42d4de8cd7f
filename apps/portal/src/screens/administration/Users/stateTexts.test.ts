import type { Account, StateChange } from '@doblaje/contract/client';
import { expect, test } from 'vitest';
import { stateChangeText } from './stateTexts';

const NONE: StateChange = {
  changed: 0,
  undo: null,
  left: { total: 0, items: [] },
  openOrders: { total: 0, items: [] },
  gone: 0,
};
const person = (name: string) => ({ id: name, name });
const messageOf = (change: Partial<StateChange>, active = false) =>
  stateChangeText(active, [], { ...NONE, ...change }).message;

test('the people left out are told by reason, each once', () => {
  const waiting = ['Nadia', 'Omar', 'Pía', 'Quena', 'Raúl', 'Sara', 'Teo'].map((name) => ({
    ...person(name),
    reason: 'unactivated' as const,
  }));
  const self = { ...person('Fermín'), reason: 'self' as const };
  expect(messageOf({ changed: 3, left: { total: 205, items: [self, ...waiting] } })).toContain(
    'Quedaron fuera: Fermín (es tu propia cuenta); 204 sin activar: Nadia, Omar, Pía, Quena, Raúl y 199 más.',
  );
  expect(messageOf({ left: { total: 2, items: waiting.slice(0, 2) } })).toBe(
    'Quedaron fuera: 2 sin activar: Nadia y Omar.',
  );
  expect(messageOf({ left: { total: 1, items: waiting.slice(0, 1) } })).toBe(
    'Quedó fuera: Nadia (todavía no activa su cuenta con el enlace de su correo).',
  );
});

test('people with open orders are named with the number of orders', () => {
  const openOrders = {
    total: 2,
    items: [
      { ...person('Camila'), orders: 2 },
      { ...person('Gala'), orders: 1 },
    ],
  };
  expect(messageOf({ changed: 2, openOrders })).toContain('Con órdenes abiertas: Camila (2) y Gala (1).');
  const camila = { id: 'Camila', first_name: 'Camila', last_name: 'O.', state: 'active' } as Account;
  const one = { total: 1, items: openOrders.items.slice(0, 1) };
  expect(stateChangeText(false, [camila], { ...NONE, changed: 1, openOrders: one }).message).toContain(
    'Tiene 2 órdenes abiertas.',
  );
});

test('people who have erased their account since are counted', () => {
  expect(messageOf({ gone: 1 })).toBe('1 persona ya no existe: puede que haya borrado sus datos.');
  expect(messageOf({ gone: 2 })).toBe('2 personas ya no existen: puede que hayan borrado sus datos.');
});
