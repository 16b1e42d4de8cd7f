import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  APPLICATION_CONSENT_REQUIRED,
  CONSENT_NAMES,
  CONSENT_PURPOSES,
  CONSENT_STATEMENTS,
  CONSENT_VERSIONS,
  consentFollows,
  REELS_CONSENT_REQUIRED,
  representativeReelsStatement,
} from './index';

it.each(Object.values(CONSENT_STATEMENTS))('says what is allowed, and for what: %s', (statement) => {
  expect(statement).toMatch(/^Autorizo que el estudio .*\.$/);
  expect(statement).toMatch(/ para /);
});

it.each(['profile-sensitive', 'representative-sensitive', 'application'] as const)(
  'names the sensitive data: %s',
  (purpose) => {
    for (const sensitive of ['comunidad', 'discapacidad'])
      expect(CONSENT_STATEMENTS[purpose]).toContain(sensitive);
  },
);

/** Words that change need a new version here and in CONSENT_VERSIONS; no former line goes. */
const WORDS: Readonly<Record<string, string>> = {
  'application 1': '0295dffe129d',
  'reels 1': '92f3e68c640a',
  'profile-sensitive 1': '8a3920852036',
  'representative-sensitive 1': 'd098838c34e6',
  'representative-reels 1': '14f6bcad080e',
};

it.each(CONSENT_PURPOSES)('the version stands for the words: %s', (purpose) => {
  const words = createHash('sha256').update(CONSENT_STATEMENTS[purpose]).digest('hex').slice(0, 12);
  expect(WORDS[`${purpose} ${CONSENT_VERSIONS[purpose]}`]).toBe(words);
});

it('every purpose is asked, named and numbered', () => {
  for (const of of [CONSENT_STATEMENTS, CONSENT_NAMES, CONSENT_VERSIONS])
    expect(Object.keys(of).sort()).toEqual([...CONSENT_PURPOSES].sort());
});

it('says what is missing without it', () => {
  expect(APPLICATION_CONSENT_REQUIRED).toBe(
    'Autoriza el tratamiento de tus datos para enviar la postulación',
  );
  expect(REELS_CONSENT_REQUIRED).toBe('Autoriza el uso de tus videos para enviarlos, o quítalos');
});

it('names who represents a minor in what they agree to', () => {
  expect(representativeReelsStatement('Ana Soto')).toBe(
    `${CONSENT_STATEMENTS['representative-reels']} Representa: Ana Soto.`,
  );
  expect(representativeReelsStatement({})).toMatch(/ Representa: \.$/);
});

describe('what follows when a consent is withdrawn', () => {
  const NOTHING = { community: false, disability: false, applications: 0, accepted: 0, reels: 0 };
  it.each([
    ['profile-sensitive', {}, 'Tu ficha no tiene hoy ninguno de esos datos: no se borra nada.'],
    ['profile-sensitive', { disability: true }, 'De tu ficha se borra: Discapacidad.'],
    [
      'profile-sensitive',
      { community: true, disability: true },
      'De tu ficha se borran: Comunidad y Discapacidad.',
    ],
    ['representative-reels', {}, 'El estudio no tiene hoy ningún video tuyo: no se borra nada.'],
    ['representative-sensitive', { community: true }, 'De tu ficha se borra: Comunidad.'],
    ['reels', {}, 'El estudio no tiene hoy ningún video tuyo: no se borra nada.'],
    [
      'reels',
      { reels: 1 },
      'Se borra tu video: deja de aparecer cuando el estudio busca voces, y los archivos se eliminan.',
    ],
    [
      'reels',
      { reels: 3 },
      'Se borran tus 3 videos: dejan de aparecer cuando el estudio busca voces, y los archivos se eliminan.',
    ],
    ['application', {}, 'El estudio no tiene hoy ninguna postulación tuya: no se borra nada.'],
    [
      'application',
      { applications: 1 },
      'Se borra tu postulación con sus respuestas y videos, y el estudio deja de verla.',
    ],
    [
      'application',
      { applications: 2 },
      'Se borran 2 postulaciones con sus respuestas y videos, y el estudio deja de verlas.',
    ],
    [
      'application',
      { accepted: 1 },
      'De tu postulación aceptada se borran tu comunidad y tu discapacidad. El resto queda: de ahí salió tu trabajo con el estudio.',
    ],
  ] as const)('%s, with %j', (purpose, held, told) => {
    expect(consentFollows(purpose, { ...NOTHING, ...held })[0]).toBe(told);
  });

  it('always says what stays, and nothing of a purpose that there is not', () => {
    const held = fc.record({
      ...{ community: fc.boolean(), disability: fc.boolean(), applications: fc.nat(9) },
      ...{ accepted: fc.nat(9), reels: fc.nat(9) },
    });
    fc.assert(
      fc.property(fc.constantFrom(...CONSENT_PURPOSES), held, (purpose, of) => {
        const told = consentFollows(purpose, of);
        expect(told.length).toBeGreaterThanOrEqual(2);
        expect(told.at(-1)).toMatch(/queda/);
        expect(new Set(told).size).toBe(told.length);
      }),
    );
    expect(consentFollows('voice' as never, NOTHING)).toEqual([]);
    expect(consentFollows('reels', undefined as never)).toHaveLength(2);
  });
});
