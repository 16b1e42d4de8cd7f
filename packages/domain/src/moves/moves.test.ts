import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  APPLICATION_STATES,
  BOLETA_STATES,
  MONTH_STATES,
  NOMINA_STATES,
  PERSON_STATES,
  SII_STATES,
  WORK_ORDER_STATES,
} from '../options';
import {
  APPLICATION_MOVES,
  BOLETA_MOVES,
  canMove,
  isReplaceableOrder,
  leftOutReason,
  MONTH_MOVES,
  type Mover,
  type MoveTable,
  movesFrom,
  NOMINA_MOVES,
  PERSON_MOVES,
  SII_MOVES,
  WORK_ORDER_MOVES,
} from './index';

const WHO: readonly Mover[] = ['ADMIN', 'PERSON'];

/** Writes a table of moves as readable lines: 'draft -issue(ADMIN)-> issued'. */
function lines(table: MoveTable, states: readonly { value: string }[]): string[] {
  return states.flatMap(({ value: state }) =>
    WHO.flatMap((who) =>
      movesFrom(table, state, who).map((name) => `${state} -${name}(${who})-> ${table[name]?.to}`),
    ),
  );
}

describe('moves', () => {
  it('of a work order', () => {
    expect(lines(WORK_ORDER_MOVES, WORK_ORDER_STATES)).toEqual([
      'draft -issue(ADMIN)-> issued',
      'issued -void(ADMIN)-> voided',
      'issued -accept(PERSON)-> accepted',
      'issued -decline(PERSON)-> rejected',
      'accepted -finish(ADMIN)-> finished',
      'accepted -void(ADMIN)-> voided',
    ]);
  });

  it('of a month', () => {
    expect(lines(MONTH_MOVES, MONTH_STATES)).toEqual([
      'open -close(ADMIN)-> closed',
      'closed -reopen(ADMIN)-> open',
    ]);
  });

  it('of a boleta', () => {
    expect(lines(BOLETA_MOVES, BOLETA_STATES)).toEqual([
      'pending -uploadBte(ADMIN)-> inReview',
      'pending -upload(PERSON)-> inReview',
      'inReview -uploadBte(ADMIN)-> inReview',
      'inReview -approve(ADMIN)-> approved',
      'inReview -reject(ADMIN)-> rejected',
      'inReview -annul(ADMIN)-> pending',
      'approved -reopen(ADMIN)-> inReview',
      'approved -annul(ADMIN)-> pending',
      'approved -pay(ADMIN)-> paid',
      'rejected -annul(ADMIN)-> pending',
      'rejected -upload(PERSON)-> inReview',
    ]);
  });

  it('of a boleta at the SII: its issuer annuls or asks, the studio answers or observes', () => {
    expect(lines(SII_MOVES, SII_STATES)).toEqual([
      'valid -observe(ADMIN)-> observed',
      'valid -annul(PERSON)-> annulled',
      'valid -askAnnulment(PERSON)-> annulmentAsked',
      'valid -petitionAnnulment(PERSON)-> annulled',
      'annulmentAsked -confirmAnnulment(ADMIN)-> annulled',
      'annulmentAsked -rejectAnnulment(ADMIN)-> valid',
      'annulmentAsked -correct(ADMIN)-> valid',
      'annulled -correct(ADMIN)-> valid',
      'observed -annul(PERSON)-> annulled',
      'observed -askAnnulment(PERSON)-> annulmentAsked',
      'observed -petitionAnnulment(PERSON)-> annulled',
    ]);
  });

  it('of a nómina', () => {
    expect(lines(NOMINA_MOVES, NOMINA_STATES)).toEqual([
      'prepared -remove(ADMIN)-> prepared',
      'prepared -pay(ADMIN)-> paid',
      'prepared -void(ADMIN)-> voided',
    ]);
  });

  it('of a person: only they can make the first activation', () => {
    expect(lines(PERSON_MOVES, PERSON_STATES)).toEqual([
      'active -deactivate(ADMIN)-> inactive',
      'inactive -reactivate(ADMIN)-> active',
      'unactivated -activate(PERSON)-> active',
    ]);
  });

  it('of an application: a decision may be corrected, but never becomes new again', () => {
    expect(lines(APPLICATION_MOVES, APPLICATION_STATES)).toEqual([
      'new -shortlist(ADMIN)-> shortlisted',
      'new -accept(ADMIN)-> accepted',
      'new -reject(ADMIN)-> rejected',
      'shortlisted -accept(ADMIN)-> accepted',
      'shortlisted -reject(ADMIN)-> rejected',
      'accepted -shortlist(ADMIN)-> shortlisted',
      'accepted -reject(ADMIN)-> rejected',
      'rejected -shortlist(ADMIN)-> shortlisted',
      'rejected -accept(ADMIN)-> accepted',
    ]);
  });

  it('are refused to other actors, from other states, and under an unknown name', () => {
    expect(canMove(WORK_ORDER_MOVES, 'accept', 'issued', 'PERSON')).toBe(true);
    expect(canMove(WORK_ORDER_MOVES, 'accept', 'issued', 'ADMIN')).toBe(false);
    expect(canMove(WORK_ORDER_MOVES, 'accept', 'voided', 'PERSON')).toBe(false);
    expect(canMove(BOLETA_MOVES as MoveTable, 'shred', 'paid', 'ADMIN')).toBe(false);
  });

  it('never leave a final state', () => {
    // A correction is none of the SII's.
    const { correct: _, ...atSii } = SII_MOVES;
    for (const [table, start, ends] of [
      [WORK_ORDER_MOVES, 'draft', ['finished', 'rejected', 'voided']],
      [BOLETA_MOVES, 'pending', ['paid']],
      [NOMINA_MOVES, 'prepared', ['paid', 'voided']],
      [atSii, 'valid', ['annulled']],
    ] as const) {
      const moves = table as MoveTable;
      assert(
        property(array(constantFrom(...Object.keys(moves)), { maxLength: 40 }), (names) => {
          let state: string = start;
          for (const name of names) {
            const move = moves[name];
            if (!move || !WHO.some((who) => canMove(moves, name, state, who))) continue;
            expect(ends).not.toContain(state);
            state = move.to;
          }
        }),
      );
    }
  });
});

describe('beside the tables', () => {
  it('a declined or voided order can be replaced', () => {
    const states = WORK_ORDER_STATES.map(({ value }) => value);
    expect(states.filter(isReplaceableOrder)).toEqual(['rejected', 'voided']);
    expect([undefined, null, 0, {}].some(isReplaceableOrder)).toBe(false);
  });

  it('who changes many accounts leaves out their own, and those that nobody has activated', () => {
    expect(leftOutReason('deactivate', 'active', false, 1)).toBeNull();
    expect(leftOutReason('reactivate', 'inactive', false, 2)).toBeNull();
    expect(leftOutReason('deactivate', 'active', true, 2)).toBe('self');
    expect(leftOutReason('deactivate', 'active', true, 1)).toBe('lastAdmin');
    expect(leftOutReason('deactivate', 'unactivated', false, 2)).toBe('unactivated');
    expect(leftOutReason('reactivate', 'unactivated', false, 2)).toBe('unactivated');
  });
});
