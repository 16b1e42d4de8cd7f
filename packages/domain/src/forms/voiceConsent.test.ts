import { expect, it } from 'vitest';
import { SHARED_DOCUMENT_INITIAL, validateSharedDocument } from './sharedDocument';
import {
  OWN_VOICE_CONSENT_INITIAL,
  VOICE_CONSENT_INITIAL,
  validateOwnVoiceConsent,
  validateVoiceConsent,
} from './voiceConsent';

const WHOLE = {
  ...{ scope: 'training', reach: 'project', projectId: 7, territory: 'Chile' },
  ...{ startsOn: '2026-12-01', endsOn: '2027-12-31', contractId: 3 },
};
const said = (values: object) => validateVoiceConsent({ ...WHOLE, ...values });

it('needs what for, the project, where, since when and the contract', () => {
  expect(validateVoiceConsent(VOICE_CONSENT_INITIAL)).toEqual({
    scope: 'Elige qué autoriza',
    projectId: 'Elige el proyecto',
    territory: 'Escribe dónde vale: un país, o todo el mundo',
    startsOn: 'La fecha de inicio es requerida',
    contractId: 'Elige el contrato donde la persona lo autorizó',
  });
  expect(said({})).toEqual({});
  expect(said({ reach: 'all', projectId: 0, endsOn: '' })).toEqual({});
});

it('asks the person themself for all but the contract', () => {
  const { contractId: _, ...errors } = validateVoiceConsent(VOICE_CONSENT_INITIAL);
  expect(validateOwnVoiceConsent(OWN_VOICE_CONSENT_INITIAL)).toEqual(errors);
  expect(validateOwnVoiceConsent(WHOLE)).toEqual({});
});

it.each([
  [{ territory: '   ' }, 'territory', 'Escribe dónde vale: un país, o todo el mundo'],
  [{ territory: 'x'.repeat(201) }, 'territory', 'Debe tener como máximo 200 caracteres'],
  [{ endsOn: '2026-11-30' }, 'endsOn', 'Debe ser el día de inicio o uno posterior'],
  [{ endsOn: '2026-02-30' }, 'endsOn', 'Ingresa una fecha válida'],
  [{ startsOn: 'ayer' }, 'startsOn', 'Ingresa una fecha válida'],
  [{ scope: 'singing' }, 'scope', 'Elige qué autoriza'],
  [{ reach: 'some' }, 'reach', 'Elige para qué proyectos'],
])('%j is refused', (values, field, message) => {
  expect(said(values)).toEqual({ [field]: message });
});

it('only a contract has an end', () => {
  const file = { name: 'contrato.pdf', size: 1_800_000, type: 'application/pdf' };
  const contract = {
    ...{ ...SHARED_DOCUMENT_INITIAL, kind: 'contract', title: 'Contrato', personIds: ['a'], file },
  };
  const refused = (values: object) => validateSharedDocument({ ...contract, ...values });
  expect(refused({ endsOn: '2027-12-31' })).toEqual({});
  expect(refused({ endsOn: 'mañana' })).toEqual({ endsOn: 'Ingresa una fecha válida' });
  expect(refused({ kind: 'script', endsOn: '2027-12-31' })).toEqual({
    endsOn: 'Solo un contrato tiene fecha de término',
  });
});
