import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelOfVoiceScope, VOICE_SCOPES } from '../options';
import {
  allowedUsesText,
  changedVoiceUses,
  isVoiceOver,
  overContract,
  overContractText,
  VOICE_VERSION,
  type VoiceConsent,
  voiceAnswers,
  voiceConsentName,
  voiceFollows,
  voiceGrants,
  voiceNotOwnText,
  voiceStatement,
  voiceUses,
  voiceUseText,
} from './index';

const CLONE: VoiceConsent = {
  ...{ scope: 'clone', projectId: 7, projectTitle: 'La bahía, temporada 2', territory: 'Chile' },
  ...{ from: '2026-12-01', until: '2027-12-31' },
};
const ALL = { ...CLONE, projectId: 0, projectTitle: '' };
const ORDER = { projectId: 7, day: '2026-12-20' };

const day = fc
  .integer({ min: 0, max: 900 })
  .map((after) => new Date(Date.UTC(2026, 0, 1 + after)).toISOString().slice(0, 10));
const consent = fc.record({
  scope: fc.constantFrom(...VOICE_SCOPES.map(({ value }) => value)),
  projectId: fc.nat(2),
  projectTitle: fc.constant('Un proyecto'),
  territory: fc.constantFrom('Chile', 'Todo el mundo'),
  from: day,
  until: fc.oneof(fc.constant(''), day),
});
const order = fc.record({ projectId: fc.nat(2), day });

/** Words that change need a new version here and in VOICE_VERSION; no former line goes. */
const WORDS: Readonly<Record<number, string>> = { 1: '052ffac788f5' };

it('the version stands for the words', () => {
  const said = VOICE_SCOPES.map(({ value }) => voiceStatement({ ...CLONE, scope: value })).join();
  expect(createHash('sha256').update(said).digest('hex').slice(0, 12)).toBe(WORDS[VOICE_VERSION]);
});

it('says what is allowed, in what, where and when', () => {
  expect(voiceStatement(CLONE)).toBe(
    'Autorizo que el estudio genere con inteligencia artificial una voz que suena como la mía. Solo para «La bahía, temporada 2». Territorio: Chile. Desde el 01-12-2026 hasta el 31-12-2027.',
  );
  expect(voiceStatement({ ...ALL, until: '' })).toMatch(
    /Para todos los proyectos\. Territorio: Chile\. Desde el 01-12-2026, sin término\.$/,
  );
  expect(voiceStatement({ scope: 'singing' })).toBe('');
  expect(voiceConsentName(CLONE)).toBe('Voz: Clonación de voz, La bahía, temporada 2');
  expect(voiceConsentName(ALL)).toBe('Voz: Clonación de voz, todos los proyectos');
  expect(voiceFollows(CLONE)[0]).toMatch(/«No»/);
  expect(voiceFollows({ scope: 'dubbing' })[0]).toMatch(/lo que encarga cada orden/);
  expect(voiceFollows({})).toEqual([]);
  expect(voiceGrants(CLONE)[0]).toMatch(/dirán «Sí» para esto/);
  expect(voiceGrants({ scope: 'dubbing' })[0]).toMatch(/^Además de lo que encarga cada orden/);
  expect(voiceGrants(undefined)).toEqual([]);
  expect(labelOfVoiceScope('training')).toBe('Entrenamiento de IA');
});

it.each([
  ['2008-11-29', ''],
  ['1930-01-01', ''],
  ['2008-11-30', 'Como tienes menos de 18 años'],
  ['2026-11-29', 'Como tienes menos de 18 años'],
  ['', 'Escribe antes tu fecha de nacimiento'],
  ['2027-01-01', 'Escribe antes tu fecha de nacimiento'],
])('born on %j, a person is told %j on 2026-11-29', (birthDate, text) => {
  const told = voiceNotOwnText(birthDate, '2026-11-29');
  expect(told.slice(0, text.length || undefined)).toBe(text);
});

it('is over after its last day', () => {
  expect(isVoiceOver(CLONE, '2027-12-31')).toBe(false);
  expect(isVoiceOver(CLONE, '2028-01-01')).toBe(true);
  for (const endless of [{ ...CLONE, until: '' }, undefined])
    expect(isVoiceOver(endless, '2099-01-01')).toBe(false);
});

it('a person’s answer is no in every scope that they allowed nothing in, or nothing any more', () => {
  const said = (consents: unknown) => voiceAnswers(consents, '2027-01-01').map(({ texts }) => texts);
  const none = [['Solo lo que encarga cada orden'], ['No'], ['No'], ['No']];
  expect(said([])).toEqual(none);
  expect(said(undefined)).toEqual(none);
  expect(said([{ ...CLONE, until: '2026-12-31' }])).toEqual(none);
  expect(said([CLONE, { ...ALL, until: '' }])[3]).toEqual([
    'Sí, en «La bahía, temporada 2». Territorio: Chile. Desde el 01-12-2026 hasta el 31-12-2027',
    'Sí, en todos los proyectos. Territorio: Chile. Desde el 01-12-2026, sin término',
  ]);
});

describe('what an order may do with a voice', () => {
  const said = (consents: unknown, of: object = ORDER) => voiceUses(consents, of).map(voiceUseText);

  it('is no, but for the dubbing that it asks for', () => {
    expect(said([])).toEqual(['Sí: es lo que encarga esta orden', 'No', 'No', 'No']);
    expect(voiceUses(undefined, undefined)).toEqual(voiceUses([], ORDER));
  });

  it('is what the consent says, within its limits', () => {
    expect(said([CLONE])[3]).toBe(
      'Sí, en este proyecto. Territorio: Chile. Desde el 01-12-2026 hasta el 31-12-2027',
    );
    expect(said([ALL])[3]).toMatch(/^Sí, en todos los proyectos\. /);
    expect(said([{ ...CLONE, scope: 'dubbing', until: '' }])[0]).toMatch(/, sin término$/);
    expect(said([CLONE], { projectId: 8, day: ORDER.day })[3]).toBe('No');
    expect(said([ALL], { projectId: 0, day: '' })[3]).toMatch(/^Sí/);
  });

  it.each([
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2027-12-31', true],
    ['2028-01-01', false],
  ])('on %s: %s', (of, isAllowed) => {
    expect(voiceUses([CLONE], { projectId: 7, day: of })[3]?.isAllowed).toBe(isAllowed);
  });

  it('the project’s own comes first, then the one that lasts longest', () => {
    const longer = { ...ALL, territory: 'Perú', until: '2030-01-01' };
    const endless = { ...ALL, territory: 'Todo el mundo', until: '' };
    for (const consents of [
      [longer, endless, ALL],
      [ALL, endless, longer],
    ]) {
      expect(voiceUses(consents, ORDER)[3]?.territory).toBe('Todo el mundo');
      expect(voiceUses([...consents, CLONE], ORDER)[3]?.isForProject).toBe(true);
    }
  });

  it('allows exactly what some consent covers, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(consent), order, (consents, of) => {
        const uses = voiceUses(consents, of);
        expect(uses.map(({ scope }) => scope)).toEqual(VOICE_SCOPES.map(({ value }) => value));
        for (const { scope, isAllowed, isForProject, territory, from, until } of uses) {
          const covering = consents.filter(
            (each) =>
              each.scope === scope &&
              (each.projectId === 0 || each.projectId === of.projectId) &&
              each.from <= of.day &&
              (each.until === '' || each.until >= of.day),
          );
          expect(isAllowed).toBe(covering.length > 0 || scope === 'dubbing');
          if (covering.length === 0)
            expect([isForProject, territory, from, until]).toEqual([false, '', '', '']);
          else expect(covering).toContainEqual(expect.objectContaining({ territory, from, until }));
        }
        const reversed = voiceUses([...consents].reverse(), of);
        expect(reversed.map(({ isAllowed, until }) => [isAllowed, until])).toEqual(
          uses.map(({ isAllowed, until }) => [isAllowed, until]),
        );
      }),
    );
  });

  it('a withdrawn one changes its own scope and no other', () => {
    fc.assert(
      fc.property(fc.array(consent, { minLength: 1 }), order, (consents, of) => {
        const [withdrawn, ...rest] = consents;
        const changed = changedVoiceUses(voiceUses(consents, of), voiceUses(rest, of));
        expect([[], [withdrawn?.scope]]).toContainEqual(changed);
      }),
    );
    expect(changedVoiceUses(voiceUses([CLONE], ORDER), voiceUses([], ORDER))).toEqual(['clone']);
    expect(changedVoiceUses(undefined, undefined)).toEqual([]);
  });
});

describe('a contract that is over', () => {
  const OLD = { title: 'Contrato 2025', projectId: 0, endsOn: '2026-10-31' };
  const over = (contracts: unknown, of: object = ORDER) => overContract(contracts, of);

  it('keeps an order from being issued, and says what mends it', () => {
    expect(over([OLD])).toBe(OLD);
    expect(over([{ ...OLD, endsOn: '2026-08-31' }, OLD, { ...OLD, endsOn: '2026-09-30' }])).toBe(OLD);
    expect(overContractText(OLD)).toBe(
      'El contrato «Contrato 2025» terminó el 31-10-2026. Sube el nuevo en Contratos y guiones',
    );
    expect(overContractText(undefined)).toMatch(/^El contrato «»/);
  });

  it.each([
    ['without any contract', []],
    ['on its last day', [{ ...OLD, endsOn: '2026-12-20' }]],
    ['without an end', [{ ...OLD, endsOn: '' }]],
    ['of another project', [{ ...OLD, projectId: 8 }]],
    ['beside one that holds', [OLD, { ...OLD, endsOn: '2027-12-31' }]],
    ['beside one for the project', [OLD, { ...OLD, projectId: 7, endsOn: '' }]],
  ])('does not %s', (_, contracts) => {
    expect(over(contracts)).toBeNull();
  });

  it('without a day nothing is over', () => {
    expect(over([OLD], { projectId: 7, day: '' })).toBeNull();
    expect(over(undefined)).toBeNull();
  });

  it('is told exactly when all that apply are over', () => {
    const contract = fc.record({
      ...{ title: fc.constant('Contrato'), projectId: fc.nat(2) },
      endsOn: fc.oneof(fc.constant(''), day),
    });
    fc.assert(
      fc.property(fc.array(contract), order, (contracts, of) => {
        const applying = contracts.filter(({ projectId }) => [0, of.projectId].includes(projectId));
        const ends = applying.map(({ endsOn }) => endsOn);
        const isOver = ends.length > 0 && ends.every((end) => end !== '' && end < of.day);
        expect(overContract(contracts, of)?.endsOn).toBe(isOver ? [...ends].sort().at(-1) : undefined);
      }),
    );
  });
});

it('tells the allowed uses in a line', () => {
  const told = (consents: readonly object[]) => allowedUsesText(voiceUses(consents, ORDER));
  expect([told([]), told([CLONE])]).toEqual([
    'Uso de la voz: solo Doblaje',
    'Uso de la voz: Doblaje y Clonación de voz',
  ]);
  const odd = [null, 7, { isAllowed: true }, { scope: 'clone', isAllowed: 'yes' }];
  expect([allowedUsesText(odd), allowedUsesText(undefined)]).toEqual(['', '']);
});
