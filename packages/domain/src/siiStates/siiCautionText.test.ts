import { anything, assert, property } from 'fast-check';
import { expect, it } from 'vitest';
import { saidStateOf, siiCautionText } from './index';

it('tells what the sheet of a month says', () => {
  const told = (state: 'annulled' | 'annulmentAsked' | 'observed') =>
    siiCautionText({ state, month: '2026-10' });
  expect(told('annulled')).toBe('Nula en el SII según la planilla de octubre de 2026');
  expect(told('annulmentAsked')).toBe('En el SII se pidió anularla según la planilla de octubre de 2026');
  expect(told('observed')).toBe('Observada en el SII según la planilla de octubre de 2026');
  const differences = [
    'Bruto: $180.000 en el SII y $170.000 aquí',
    'Líquido: $152.550 en el SII y $144.075 aquí',
  ];
  expect(siiCautionText({ state: 'differing', month: '2026-10', differences })).toBe(
    `${differences.join('; ')}, según la planilla de octubre de 2026`,
  );
  expect(siiCautionText({ state: 'observed', month: '2026-10', differences })).toBe(
    `Observada en el SII; ${differences.join('; ')}, según la planilla de octubre de 2026`,
  );
});

it('says a state of the SII, or none', () => {
  expect(saidStateOf({ state: 'annulled' })).toBe('annulled');
  expect(saidStateOf({ state: 'annulmentAsked' })).toBe('annulmentAsked');
  expect(saidStateOf({ state: 'observed' })).toBe('observed');
  expect([saidStateOf({ state: 'differing' }), saidStateOf(null)]).toEqual([null, null]);
});

it('takes anything', () => {
  assert(
    property(anything(), (any) => {
      expect(typeof siiCautionText(any as never)).toBe('string');
    }),
  );
});
