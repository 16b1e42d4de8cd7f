import { anything, assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noteFromSheet, type SiiBoleta, type SiiSaid } from './index';

const boleta: SiiBoleta = { state: 'valid', issuedOn: '2026-11-30', gross: 180_000 };
const TODAY = '2027-01-15';
const note = (said: Partial<SiiSaid>, of: Partial<SiiBoleta> = {}) =>
  noteFromSheet({ state: 'annulled', annulledOn: null, ...said }, { ...boleta, ...of }, TODAY);

describe('the note that a sheet of the SII asks for', () => {
  it('has the day of the sheet, and the move that was possible on it', () => {
    expect(note({ annulledOn: '2026-12-05' })).toEqual({ move: 'annul', on: '2026-12-05' });
    expect(note({ annulledOn: '2027-01-10' }, { state: 'annulmentAsked' })).toEqual({
      ...{ move: 'confirmAnnulment', on: '2027-01-10' },
    });
    expect(note({ annulledOn: '2026-12-20' }, { gross: 100_000_000 })).toEqual({
      ...{ move: 'petitionAnnulment', on: '2026-12-20' },
    });
  });

  it('has the day of a request, also one on which the person could still annul alone', () => {
    expect(note({ state: 'annulmentAsked', annulledOn: '2026-12-05' })).toEqual({
      ...{ move: 'askAnnulment', on: '2026-12-05' },
    });
  });

  it('leaves to the reader what the sheet does not say', () => {
    expect(note({})).toEqual({ move: '', on: '' });
    expect(note({ state: 'annulmentAsked' })).toEqual({ move: 'askAnnulment', on: '' });
  });

  it('begins with the request where the person could no longer annul alone', () => {
    expect(note({ annulledOn: '2026-12-20' })).toEqual({ move: 'askAnnulment', on: '' });
    expect(note({ annulledOn: '2026-10-01' }, { state: 'annulmentAsked' })).toEqual({ move: '', on: '' });
  });

  it('puts a note right that the sheet contradicts', () => {
    expect(note({ state: 'valid' }, { state: 'annulled' })).toEqual({ move: 'correct', on: TODAY });
    // The studio may have rejected the request.
    expect(note({ state: 'valid' }, { state: 'annulmentAsked' })).toEqual({ move: '', on: '' });
    const lapsed = { state: 'annulmentAsked', issuedOn: '2025-11-30' } as const;
    expect(
      noteFromSheet({ state: 'valid', annulledOn: null }, { ...boleta, ...lapsed }, '2026-03-02'),
    ).toBeNull();
  });

  it('is that the studio observed it, on a day that the sheet does not say', () => {
    expect(note({ state: 'observed' })).toEqual({ move: 'observe', on: '' });
    expect(note({ state: 'observed', annulledOn: '2026-12-05' })).toEqual({ move: 'observe', on: '' });
    expect(note({ state: 'observed' }, { state: 'observed' })).toBeNull();
    // First it has to be in force again.
    expect(note({ state: 'observed' }, { state: 'annulled' })).toEqual({ move: 'correct', on: TODAY });
    expect(note({ state: 'observed' }, { state: 'annulmentAsked' })).toEqual({ move: '', on: '' });
  });

  it('is none where the same is noted here, or nothing leads there', () => {
    expect(note({}, { state: 'annulled' })).toBeNull();
    expect(note({ state: 'annulmentAsked' }, { state: 'annulmentAsked' })).toBeNull();
    expect(note({ state: 'valid' })).toBeNull();
    expect(note({ state: 'annulmentAsked' }, { state: 'annulled' })).toBeNull();
  });

  it('never throws', () => {
    assert(
      property(anything(), anything(), anything(), (said, of, today) => {
        noteFromSheet(said as never, of as never, today as never);
      }),
    );
  });
});
