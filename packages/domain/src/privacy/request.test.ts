import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../days';
import { DATA_REQUEST_KINDS } from '../options';
import {
  DATA_REQUEST_INITIAL,
  extendedDueOn,
  noExtension,
  REQUEST_ANSWER_INITIAL,
  REQUEST_ANSWER_MAX,
  requestDueOn,
  validateBlockEnd,
  validateDataRequest,
  validateOwnDataRequest,
  validateRequestAnswer,
  validateRequestExtension,
} from '.';

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the clock of a request', () => {
  it.each([
    ['access', '2026-11-20', [], '2026-12-20'],
    // The 30th day counts even if it is Christmas.
    ['deletion', '2026-11-25', ['2026-12-25'], '2026-12-25'],
    ['blocking', '2026-12-04', ['2026-12-08'], '2026-12-09'],
    ['blocking', '2026-12-30', ['2027-01-01'], '2027-01-04'],
    ['gift', '2026-11-20', [], ''],
    ['access', '20-11-2026', [], ''],
  ])('%s of %s with the holidays %j is due on %j', (kind, receivedOn, holidays, expected) => {
    expect(requestDueOn(kind, receivedOn, holidays)).toBe(expected);
  });

  it('is 30 days of the calendar, whatever the holidays, and once 30 more', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DATA_REQUEST_KINDS.map(({ value }) => value)),
        day,
        fc.array(day),
        (kind, receivedOn, holidays) => {
          const dueOn = requestDueOn(kind, receivedOn, holidays);
          expect(dueOn > receivedOn).toBe(true);
          if (kind === 'blocking') {
            expect(holidays).not.toContain(dueOn);
            return;
          }
          expect(dueOn).toBe(daysAfter(receivedOn, 30));
          expect(extendedDueOn(dueOn)).toBe(daysAfter(receivedOn, 60));
        },
      ),
    );
  });

  it.each([
    [{}, '2026-12-20', undefined],
    [{}, '2026-12-21', 'El plazo ya venció: no se puede extender'],
    [{ dueOn: undefined }, '2026-12-20', 'El plazo ya venció: no se puede extender'],
    [{}, undefined, 'El plazo ya venció: no se puede extender'],
    [{ isExtended: true }, '2026-12-20', 'El plazo ya se extendió una vez'],
    [{ kind: 'blocking' }, '2026-12-20', 'El plazo de un bloqueo no se puede extender'],
    [{ state: 'refused' }, '2026-12-20', 'Esta solicitud ya se respondió'],
  ])('with %j on %s it can be extended unless %j', (other, today, why) => {
    const request = { kind: 'access', state: 'open', dueOn: '2026-12-20', isExtended: false, ...other };
    expect(noExtension(request, today)).toBe(why);
  });
});

describe('a request', () => {
  const asked = { kind: 'deletion', name: 'Eva Pino', email: 'eva@correo.cl', detail: '' } as const;

  it('says what, who and where to answer; a correction and an objection also say which', () => {
    expect(validateDataRequest(asked)).toEqual({});
    expect(validateOwnDataRequest({ kind: 'access', detail: '' })).toEqual({});
    expect(Object.keys(validateDataRequest(DATA_REQUEST_INITIAL))).toEqual(['kind', 'name', 'email']);
    expect(validateDataRequest({ ...asked, kind: 'correction' })).toEqual({
      detail: 'Cuenta qué dato está mal y cómo debe quedar',
    });
    expect(validateOwnDataRequest({ kind: 'objection', detail: ' ' })).toEqual({
      detail: 'Cuenta para qué no quieres que se usen',
    });
    expect(validateOwnDataRequest({ kind: 'objection', detail: 'Para castings.' })).toEqual({});
  });

  it.each([
    [{ kind: 'gift' }, 'kind'],
    [{ email: 'eva' }, 'email'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ detail: 'x'.repeat(2001) }, 'detail'],
  ])('refuses %j', (wrong, field) => {
    expect(Object.keys(validateDataRequest({ ...asked, ...wrong }))).toEqual([field]);
  });
});

describe('an answer', () => {
  const text = 'Borramos tu postulación y tus videos.';

  it('says what was decided and, unless all was granted, why', () => {
    expect(validateRequestAnswer({ outcome: 'granted', reason: '', text })).toEqual({});
    expect(validateRequestAnswer({ outcome: 'refused', reason: 'law', text })).toEqual({});
    for (const outcome of ['partly', 'refused'])
      expect(validateRequestAnswer({ outcome, reason: 'because', text })).toEqual({
        reason: 'Elige por qué',
      });
    expect(Object.keys(validateRequestAnswer(REQUEST_ANSWER_INITIAL))).toEqual(['outcome', 'text']);
    for (const wrong of ['Listo.', 'x'.repeat(REQUEST_ANSWER_MAX + 1)])
      expect(Object.keys(validateRequestAnswer({ outcome: 'granted', text: wrong }))).toEqual(['text']);
  });

  it('of a block ends some day, with a reason', () => {
    expect(validateBlockEnd({ reason: 'La persona lo pidió por correo.' })).toEqual({});
    for (const reason of ['', 'Ya', 'x'.repeat(2001)])
      expect(Object.keys(validateBlockEnd({ reason }))).toEqual(['reason']);
  });

  it('may come later, with a reason', () => {
    expect(validateRequestExtension({ reason: 'Hay que buscar en papeles antiguos.' })).toEqual({});
    for (const reason of ['', 'Falta', 'x'.repeat(2001)])
      expect(Object.keys(validateRequestExtension({ reason }))).toEqual(['reason']);
  });
});
