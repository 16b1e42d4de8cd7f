import { describe, expect, it } from 'vitest';
import {
  keepingText,
  keepsTo,
  missingForNotice,
  NOTICE_PUBLISHING_INITIAL,
  noticeSections,
  TREATMENT_INITIAL,
  type TreatmentValues,
  validateNoticePublishing,
  validatePrivacySettings,
  validateTreatment,
} from '.';

const applications: TreatmentValues = {
  name: 'Postulaciones',
  purpose: 'Evaluar a quien postula.',
  dataKinds: ['identity', 'voice'],
  peopleKinds: ['applicants'],
  basis: 'consent',
  basisDetail: '',
  recipients: 'Nadie',
  transfers: 'Ninguna',
  keptMonths: 12,
  keptFrom: 'desde que se rechaza',
  source: 'La propia persona',
};
const studio = { name: 'Estudio Andino SpA', rut: '76.007.075-0' };
const settings = {
  ...{ representative: 'Ana Soto', address: 'Av. Italia 1000, Ñuñoa', email: 'datos@andino.cl' },
  security: 'Contraseñas cifradas.',
};

describe('a treatment', () => {
  it('says purpose, data, people, basis, recipients, transfers, keeping and source', () => {
    expect(validateTreatment(applications)).toEqual({});
    expect(Object.keys(validateTreatment(TREATMENT_INITIAL))).toEqual([
      ...['name', 'purpose', 'dataKinds', 'peopleKinds', 'basis', 'recipients', 'keptFrom'],
    ]);
  });

  it.each([
    [{ dataKinds: ['nada'] }, { dataKinds: 'Elige al menos una clase de datos' }],
    [{ basis: 'contract' }, { basis: 'Los datos sensibles y la voz solo se tratan con consentimiento' }],
    [{ dataKinds: ['tax'], basis: 'legal' }, { basisDetail: 'Escribe qué ley obliga a ello' }],
    [{ dataKinds: ['tax'], basis: 'interest' }, { basisDetail: 'Escribe cuál es el interés' }],
    [{ keptMonths: 0 }, { keptMonths: 'Escribe meses completos, de 1 a 600' }],
    [{ keptMonths: 1.5 }, { keptMonths: 'Escribe meses completos, de 1 a 600' }],
    [{ keptMonths: 601 }, { keptMonths: 'Escribe meses completos, de 1 a 600' }],
  ])('with %j is refused', (wrong, errors) => {
    expect(validateTreatment({ ...applications, ...wrong })).toEqual(errors);
  });

  it('tells how long, with months or without', () => {
    expect(keepingText(applications)).toBe('12 meses desde que se rechaza');
    expect(keepingText({ ...applications, keptMonths: 1 })).toBe('1 mes desde que se rechaza');
    expect(keepingText({ keptFrom: 'Mientras la cuenta exista' })).toBe('Mientras la cuenta exista');
  });

  it.each([
    [365, 12, true],
    [366, 12, false],
    [30, 1, true],
    [31, 1, false],
    [9999, undefined, true],
  ])('%i days keep to %s months: %s', (days, months, keeps) => {
    expect(keepsTo(days, months)).toBe(keeps);
  });
});

it('takes anything, as a body of a request may be', () => {
  expect(keepsTo('mucho' as never, 12)).toBe(true);
  expect(keepingText(null as never)).toBe('');
  expect(noticeSections(7 as never)).toHaveLength(8);
  expect(noticeSections({ treatments: [{ dataKinds: 7 }] } as never)[1]?.items[0]?.title).toBe('');
  expect(missingForNotice(undefined as never)).toHaveLength(7);
});

describe('the notice', () => {
  const source = { studio, settings, treatments: [applications] };

  it('lacks what nobody has filled in', () => {
    expect(missingForNotice(source)).toEqual([]);
    const nothing = { representative: '', address: '', email: '', security: ' ' };
    expect(missingForNotice({ studio: { name: '', rut: '' }, settings: nothing, treatments: [] })).toEqual([
      'la razón social del estudio',
      'el RUT del estudio',
      'quién representa al estudio',
      'la dirección',
      'el correo para solicitudes',
      'las medidas de seguridad',
      'un tratamiento',
    ]);
  });

  it('tells each use of data with its basis, recipients and keeping', () => {
    const items = noticeSections(source).flatMap((section) => section.items);
    expect(items.map(({ title }) => title)).toEqual(['Estudio Andino SpA', 'Postulaciones']);
    expect(items[1]?.facts).toContainEqual({
      name: 'Cuánto se guardan',
      value: '12 meses desde que se rechaza',
    });
    expect(items[1]?.facts).toContainEqual({ name: 'Base legal', value: 'Consentimiento' });
  });

  it('tells a basis with the law that obliges', () => {
    const tax = { ...applications, basis: 'legal', basisDetail: 'Código Tributario, art. 17' } as const;
    const [, uses] = noticeSections({ ...source, treatments: [tax] });
    expect(uses?.items[0]?.facts).toContainEqual({
      ...{ name: 'Base legal', value: 'Obligación legal (Código Tributario, art. 17)' },
    });
  });

  it('names the law, and no day from which it holds', () => {
    const words = JSON.stringify(noticeSections(source));
    expect(words).toContain('Ley 19.628, modificada por la Ley 21.719');
    expect(words).not.toMatch(/20\d\d/);
  });

  it('is published with what changed, unless nothing changed for people', () => {
    expect(validateNoticePublishing(NOTICE_PUBLISHING_INITIAL)).toHaveProperty('summary');
    expect(validateNoticePublishing({ isNewMeaning: false, summary: '' })).toEqual({});
    expect(validateNoticePublishing({ isNewMeaning: true, summary: 'Un destinatario nuevo' })).toEqual({});
  });

  it('says of the studio what ADMIN types, in bounds', () => {
    expect(validatePrivacySettings(settings)).toEqual({});
    expect(validatePrivacySettings({ ...settings, email: 'datos' })).toHaveProperty('email');
    expect(validatePrivacySettings({ ...settings, security: 'a'.repeat(2001) })).toHaveProperty('security');
  });
});
