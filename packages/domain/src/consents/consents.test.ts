import { expect, it } from 'vitest';
import { APPLICATION_CONSENT_REQUIRED, CONSENT_STATEMENTS } from './index';

it.each(Object.values(CONSENT_STATEMENTS))('names the sensitive data and their purpose: %s', (statement) => {
  expect(statement).toMatch(/^Autorizo que el estudio .*\.$/);
  expect(statement).toMatch(/ para /);
  for (const sensitive of ['comunidad', 'discapacidad']) expect(statement).toContain(sensitive);
});

it('says what is missing without it', () => {
  expect(APPLICATION_CONSENT_REQUIRED).toBe(
    'Autoriza el tratamiento de tus datos para enviar la postulación',
  );
});
