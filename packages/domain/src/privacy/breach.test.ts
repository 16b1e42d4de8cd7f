import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BREACH_AUDIENCES,
  BREACH_INITIAL,
  type BreachValues,
  breachMailText,
  reasonsToTell,
  validateBreach,
  validateBreachMail,
} from '.';

const stolen: BreachValues = {
  title: 'Robo de un computador',
  what: 'Robaron un computador de la oficina.',
  since: '2026-11-02',
  foundOn: '2026-11-03',
  dataKinds: ['contact', 'bank'],
  peopleKinds: ['talent'],
  hasChildren: false,
  peopleCount: 40,
  effects: 'Alguien podría hacerse pasar por el estudio.',
  measures: 'Cerramos las sesiones y cambiamos las contraseñas.',
  agencyOn: '2026-11-04',
};
const today = '2026-11-28';

describe('a breach', () => {
  it('says what, since when, data, people, effects and measures; how many and the Agency may follow', () => {
    expect(validateBreach(stolen, today)).toEqual({});
    expect(validateBreach({ ...stolen, peopleCount: undefined, agencyOn: '' }, today)).toEqual({});
    expect(Object.keys(validateBreach(BREACH_INITIAL))).toEqual([
      ...['title', 'what', 'since', 'foundOn', 'dataKinds', 'peopleKinds', 'effects', 'measures'],
    ]);
  });

  it.each([
    [{ foundOn: '2026-11-29', agencyOn: '' }, 'foundOn', 'La fecha no puede ser futura'],
    [{ agencyOn: '2026-11-29' }, 'agencyOn', 'La fecha no puede ser futura'],
    [{ since: 'ayer' }, 'since', 'Ingresa una fecha válida'],
    [{ foundOn: '2026-11-01' }, 'foundOn', 'No se pudo saber antes de que empezara'],
    [{ agencyOn: '2026-11-02' }, 'agencyOn', 'No se pudo avisar antes de que se supiera'],
    [{ agencyOn: '2026-11-31' }, 'agencyOn', 'Ingresa una fecha válida'],
    [{ dataKinds: ['horoscope'] }, 'dataKinds', 'Elige al menos una clase de datos'],
    [{ peopleCount: 0 }, 'peopleCount', 'Escribe cuántas personas, de 1 a 1.000.000'],
    [{ peopleCount: 1.5 }, 'peopleCount', 'Escribe cuántas personas, de 1 a 1.000.000'],
  ])('refuses %j', (wrong, field, message) => {
    expect(validateBreach({ ...stolen, ...wrong }, today)).toEqual({ [field]: message });
  });

  it('accepts its days in their order only', () => {
    const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`);
    fc.assert(
      fc.property(days, days, days, (since, foundOn, agencyOn) => {
        const isRight = since <= foundOn && foundOn <= agencyOn;
        const errors = validateBreach({ ...stolen, since, foundOn, agencyOn }, today);
        expect(Object.keys(errors).length === 0).toBe(isRight);
      }),
    );
  });
});

describe('who has to be told', () => {
  it('is each person, with sensitive data, voices, bank data or children', () => {
    expect(reasonsToTell(stolen)).toEqual(['datos bancarios']);
    expect(reasonsToTell({ ...stolen, dataKinds: ['contact', 'work'] })).toEqual([]);
    expect(reasonsToTell({ dataKinds: ['voice', 'sensitive'], hasChildren: true })).toEqual([
      ...['datos sensibles', 'grabaciones de voz', 'menores de 14 años'],
    ]);
    expect(reasonsToTell('?')).toEqual([]);
  });
});

describe('the mail', () => {
  it('is proposed from the breach', () => {
    expect(breachMailText(stolen).split('\n\n')).toEqual([
      'Te escribimos porque pasó algo que puede afectar tus datos personales.',
      'Robaron un computador de la oficina.',
      'Empezó el 02-11-2026 y lo supimos el 03-11-2026.',
      'Los datos de que se trata: Contacto: correo, teléfono y dirección; Bancarios: banco, cuenta y titular.',
      'Qué puede pasar: Alguien podría hacerse pasar por el estudio.',
      'Qué hicimos y haremos: Cerramos las sesiones y cambiamos las contraseñas.',
    ]);
    expect(breachMailText({ since: '2026-11-02', foundOn: 'ayer', dataKinds: ['?'] })).toBe(
      'Te escribimos porque pasó algo que puede afectar tus datos personales.\n\nEmpezó el 02-11-2026.',
    );
  });

  it('has a text, an audience and, if chosen, people', () => {
    const mail = { text: breachMailText(stolen), audience: 'untold', personIds: [] };
    expect(validateBreachMail(mail)).toEqual({});
    expect(BREACH_AUDIENCES.map(({ value }) => value)).toContain('untold');
    expect(validateBreachMail({ text: 'Hola', audience: 'chosen', personIds: [] })).toEqual({
      text: 'Cuenta qué pasó: al menos 20 caracteres',
      personIds: 'Elige al menos a una persona',
    });
    expect(validateBreachMail({ ...mail, audience: 'chosen', personIds: ['a'] })).toEqual({});
    expect(validateBreachMail({ ...mail, audience: '', text: 'a'.repeat(8001) })).toEqual({
      text: 'El texto no puede exceder 8.000 caracteres',
      audience: 'Elige a quiénes',
    });
  });
});
