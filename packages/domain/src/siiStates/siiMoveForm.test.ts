import { describe, expect, it } from 'vitest';
import {
  labelOfSiiMove,
  SII_MOVE_INITIAL,
  SII_MOVE_OPTIONS,
  type SiiBoleta,
  siiMovesOffered,
  validateSiiMove,
} from './index';

const boleta: SiiBoleta = { state: 'valid', issuedOn: '2026-11-30', gross: 180_000 };
const asked: SiiBoleta = { ...boleta, state: 'annulmentAsked' };
const NOTE = { move: 'annul', on: '2026-12-10', reason: 'Salió repetida' };
const said = (values: object, of = boleta) => validateSiiMove({ ...NOTE, ...values }, of, '2027-03-10');

describe('the note of what happened at the SII', () => {
  it('needs what, a day and a reason', () => {
    expect(validateSiiMove(SII_MOVE_INITIAL, boleta)).toEqual({
      ...{ move: 'Elige qué pasó en el SII', on: 'La fecha es requerida', reason: 'Escribe el motivo' },
    });
    expect(said({})).toEqual({});
    expect(said({ move: 'shred' })).toEqual({ move: 'Elige qué pasó en el SII' });
    expect(validateSiiMove(null, null as never)).toHaveProperty('move');
  });

  it('takes a day on which it was possible', () => {
    const told =
      'Ese día no se podía hacer eso en el SII: la persona la anula sola hasta el 10-12-2026, y con respuesta del estudio hasta el 01-03-2027';
    expect(said({ on: '2026-12-11' })).toEqual({ on: told });
    expect(said({ move: 'askAnnulment', on: '2026-12-10' })).toEqual({ on: told });
    expect(said({ move: 'askAnnulment', on: '2026-12-11' })).toEqual({});
    expect(said({ move: 'confirmAnnulment', on: '2027-03-01' }, asked)).toEqual({});
    expect(said({ move: 'confirmAnnulment', on: '2027-03-02' }, asked)).toEqual({ on: told });
    expect(said({ move: 'rejectAnnulment' })).toEqual({ on: told });
    expect(said({}, { ...boleta, issuedOn: '' })).toEqual({ on: 'Ese día no se podía hacer eso en el SII' });
  });

  it('takes a request that the SII tells of, on any day of the boleta until today', () => {
    const told = { ...boleta, saidBySii: 'annulmentAsked' } as const;
    expect(said({ move: 'askAnnulment', on: '2026-12-05' }, told)).toEqual({});
    expect(said({ move: 'askAnnulment', on: '2026-11-29' }, told)).toHaveProperty('on');
    expect(said({ move: 'askAnnulment', on: '2027-03-11' }, told)).toHaveProperty('on');
    // Nothing else is taken for it, nor that of a boleta that is annulled here.
    expect(said({ on: '2026-12-11' }, told)).toHaveProperty('on');
    expect(said({ move: 'askAnnulment', on: '2026-12-05' }, { ...told, state: 'annulled' })).toHaveProperty(
      'on',
    );
  });

  it('takes any day for a correction, of what was noted', () => {
    expect(said({ move: 'correct', on: '2027-03-09' }, { ...boleta, state: 'annulled' })).toEqual({});
    expect(said({ move: 'correct', on: '2027-03-09' }, asked)).toEqual({});
    expect(said({ move: 'correct' })).toHaveProperty('on');
  });

  it('takes no day in the future, before the boleta, or that is none', () => {
    expect(said({ on: '2027-03-11' })).toEqual({ on: 'La fecha no puede ser futura' });
    expect(said({ on: '2026-11-29' })).toEqual({ on: 'La boleta es del 30-11-2026: no pudo pasar antes' });
    expect(said({ on: '2026-13-01' })).toEqual({ on: 'Ingresa una fecha válida' });
    expect(said({ on: 7 })).toHaveProperty('on');
    expect(validateSiiMove({ ...NOTE, move: 'petitionAnnulment', on: '2999-01-01' }, boleta)).toEqual({});
  });

  it('takes a day before the date of a boleta that is dated ahead', () => {
    const ahead = { ...boleta, issuedOn: '2027-01-02' };
    const noted = (on: string) => validateSiiMove({ ...NOTE, on }, ahead, '2026-12-28');
    expect(noted('2026-12-27')).toEqual({});
    expect(noted('2026-10-01')).toEqual({ on: 'La boleta es del 02-01-2027: no pudo pasar antes' });
  });

  it('has words for every move', () => {
    expect(SII_MOVE_OPTIONS.map(({ value }) => labelOfSiiMove(value))).toEqual(
      SII_MOVE_OPTIONS.map(({ label }) => label),
    );
  });

  it('is offered by the state, and by what silence made of it', () => {
    expect(siiMovesOffered(boleta, '2026-12-01')).toEqual([
      ...['annul', 'askAnnulment', 'petitionAnnulment', 'observe'],
    ]);
    expect(siiMovesOffered(asked, '2027-03-01')).toEqual([
      ...['confirmAnnulment', 'rejectAnnulment', 'correct'],
    ]);
    expect(siiMovesOffered(asked, '2027-03-02')).toContain('petitionAnnulment');
    expect(siiMovesOffered({ ...boleta, state: 'annulled' }, '2026-12-01')).toEqual(['correct']);
    expect(siiMovesOffered(null as never, '')).toEqual([]);
  });
});
