import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adultOn,
  isMinorPaper,
  MINOR_PAPERS,
  type MinorPaper,
  minorPapersOn,
  missingMinorPapers,
  missingPapersText,
} from './index';

const day = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2035-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const DAYS = { startDate: '2026-12-01', dueDate: '2026-12-20' };
const papers = (validUntil: string) => MINOR_PAPERS.map((kind) => ({ kind, validUntil }));

it.each([
  ['2010-05-01', '2028-05-01'],
  ['2008-02-29', '2026-03-01'],
  ['2014-02-28', '2032-02-28'],
  ['2008-02-30', ''],
  [null, ''],
])('a person born on %s is 18 on %s', (born, at) => expect(adultOn(born)).toBe(at));

it('knows the papers of a minor', () => {
  expect(MINOR_PAPERS.every(isMinorPaper)).toBe(true);
  expect(['contract', '', null].some(isMinorPaper)).toBe(false);
});

describe('the papers that are missing', () => {
  const minor = { adultOn: '2030-01-01', papers: papers('2026-12-20') };
  it.each([
    ['both hold until the last day', minor, []],
    ['one day less', { ...minor, papers: papers('2026-12-19') }, MINOR_PAPERS],
    ['none', { ...minor, papers: [] }, MINOR_PAPERS],
    ['one', { ...minor, papers: papers('2026-12-31').slice(0, 1) }, ['school-certificate']],
    ['a day that is none', { ...minor, papers: papers('siempre') }, MINOR_PAPERS],
    ['18 on the first day', { adultOn: '2026-12-01', papers: [] }, []],
    ['18 on the second day', { adultOn: '2026-12-02', papers: [] }, MINOR_PAPERS],
    ['18 meanwhile, with papers up to then', { adultOn: '2026-12-10', papers: papers('2026-12-09') }, []],
    ['an adult', undefined, []],
    ['papers that are no list', { adultOn: '2030-01-01', papers: 7 }, MINOR_PAPERS],
  ])('%s', (_, of, missing) => expect(missingMinorPapers(of, DAYS)).toEqual(missing));

  it('without days are those that were never given', () => {
    expect(missingMinorPapers({ ...minor, papers: papers('2020-01-01') }, {})).toEqual([]);
    expect(missingMinorPapers({ ...minor, papers: [] }, null)).toEqual(MINOR_PAPERS);
  });

  it('are never more where a paper holds longer, and none of an order that begins at 18', () => {
    fc.assert(
      fc.property(day, day, day, day, (adult, start, due, until) => {
        const of = (validUntil: string) =>
          missingMinorPapers(
            { adultOn: adult, papers: papers(validUntil) },
            { startDate: start, dueDate: due },
          );
        const later = `${Number(until.slice(0, 4)) + 1}${until.slice(4)}`;
        if (later.endsWith('02-29')) return;
        expect(of(later).length).toBeLessThanOrEqual(of(until).length);
        if (start >= adult) expect(of(until)).toEqual([]);
        else if (until >= due || until >= adult) expect(of(until)).toEqual([]);
      }),
    );
  });
});

describe('how the papers of a minor stand on 2026-12-01', () => {
  const on = (of: object, today: unknown = '2026-12-01') =>
    minorPapersOn({ adultOn: '2030-01-01', papers: [], ...of }, today);
  it.each([
    ['2026-11-30', 'over'],
    ['2026-12-01', 'soon'],
    ['2026-12-31', 'soon'],
    ['2027-01-01', 'held'],
    ['siempre', 'missing'],
  ])('one until %s is %s', (until, state) => {
    const validUntil = state === 'missing' ? '' : until;
    expect(on({ papers: papers(until) })).toEqual(MINOR_PAPERS.map((kind) => ({ kind, state, validUntil })));
  });

  it('of several the longest counts, of its own kind', () => {
    const both = [...papers('2027-06-30'), ...papers('2026-01-01')].filter(
      ({ kind }) => kind === 'school-certificate',
    );
    expect(on({ papers: both })).toEqual([
      { kind: 'minor-authorization', state: 'missing', validUntil: '' },
      { kind: 'school-certificate', state: 'held', validUntil: '2027-06-30' },
    ]);
  });

  it('one that holds up to the 18th birthday is not ending, a day less is', () => {
    const states = (until: string) => on({ adultOn: '2026-12-20', papers: papers(until) })[0]?.state;
    expect([states('2026-12-19'), states('2026-12-18')]).toEqual(['held', 'soon']);
  });

  it('nothing is told of an adult, of nobody, or on no day', () => {
    expect([on({ adultOn: '2026-12-01' }), minorPapersOn(null), on({}, 'hoy')]).toEqual([[], [], []]);
    expect(on({ papers: 7 }).map(({ state }) => state)).toEqual(['missing', 'missing']);
    expect(minorPapersOn({ adultOn: '9999-01-01' })).toHaveLength(2);
  });
});

it.each([
  [[], ''],
  [
    ['minor-authorization'],
    'Es menor de edad y falta la autorización de quien la representa, vigente hasta el 20-12-2026: súbela en Contratos y guiones y emite de nuevo',
  ],
  [
    ['school-certificate'],
    'Es menor de edad y falta el certificado escolar, vigente hasta el 20-12-2026: súbelo en Contratos y guiones y emite de nuevo',
  ],
  [
    ['minor-authorization', 'school-certificate'],
    'Es menor de edad y faltan la autorización de quien la representa y el certificado escolar, vigentes hasta el 20-12-2026: súbelos en Contratos y guiones y emite de nuevo',
  ],
] satisfies [MinorPaper[], string][])('%j is told with the way to mend it', (missing, text) => {
  expect(missingPapersText(missing, DAYS.dueDate)).toBe(text);
  expect(missingPapersText(missing, '')).toBe(text.replace(/, vigentes? hasta el [\d-]+/, ''));
});
