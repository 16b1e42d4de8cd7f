import { describe, expect, it } from 'vitest';
import {
  BOLETA_NOTICE_TEXT,
  isInNoticePeriod,
  profileWarning,
  shouldCheckRut,
  showsBoletaNotice,
  validateBoletaNoticePeriod,
} from './index';

const MISSING =
  'Por favor complete su información personal, incluyendo su RUT, para disfrutar de todas las funcionalidades del sistema.';
const INVALID =
  'El RUT ingresado es inválido. Por favor actualícelo para acceder a todas las funcionalidades.';

describe('shouldCheckRut', () => {
  it('asks for USER only, and only while the flag is not set', () => {
    expect(shouldCheckRut({ role: 'USER', rutAlertShown: false })).toBe(true);
    expect(shouldCheckRut({ role: 'USER', rutAlertShown: true })).toBe(false);
    expect(shouldCheckRut({ role: 'ADMIN', rutAlertShown: false })).toBe(false);
    expect(shouldCheckRut({ role: null, rutAlertShown: false })).toBe(false);
  });
});

describe('profileWarning', () => {
  it('is silent for a valid RUT', () => {
    expect(profileWarning({ status: 'ok', rut: '12.345.678-5' })).toBeNull();
  });

  it.each([undefined, null, '', '  '])('says it is missing: %j', (rut) => {
    expect(profileWarning({ status: 'ok', rut })?.message).toBe(MISSING);
  });

  it('says it is missing when the call failed', () => {
    expect(profileWarning({ status: 'failed' })?.message).toBe(MISSING);
  });

  it.each(['12.345.678-4', 'hola', 123456785, {}])('says it is invalid: %j', (rut) => {
    expect(profileWarning({ status: 'ok', rut })?.message).toBe(INVALID);
  });

  it('has the same title and action in all cases', () => {
    for (const result of [
      { status: 'failed' },
      { status: 'ok', rut: '' },
      { status: 'ok', rut: '1-1' },
    ] as const) {
      expect(profileWarning(result)).toMatchObject({
        title: 'Información del perfil incompleta',
        action: { label: 'Ir a mi perfil', to: '/home' },
      });
    }
  });
});

describe('boleta notice', () => {
  const shown = { role: 'USER', pathname: '/documents', boletaAlertShown: false };

  it('shows to USER on every path containing /documents', () => {
    expect(showsBoletaNotice(shown)).toBe(true);
    expect(showsBoletaNotice({ ...shown, pathname: '/projects-back-office/documents' })).toBe(true);
    expect(showsBoletaNotice({ ...shown, pathname: '/documents-back' })).toBe(true);
  });

  it('does not show elsewhere, to others, or once dismissed', () => {
    expect(showsBoletaNotice({ ...shown, pathname: '/home' })).toBe(false);
    expect(showsBoletaNotice({ ...shown, role: 'ADMIN' })).toBe(false);
    expect(showsBoletaNotice({ ...shown, role: null })).toBe(false);
    expect(showsBoletaNotice({ ...shown, boletaAlertShown: true })).toBe(false);
    expect(showsBoletaNotice({ ...shown, pathname: undefined })).toBe(false);
  });

  it('says what the studio asked for', () => {
    expect(BOLETA_NOTICE_TEXT).toBe(
      'NO se deben emitir boletas para honorarios hasta después del 1 de mayo.',
    );
  });
});

describe('the days of the boleta notice', () => {
  it.each([
    ['', '', '2026-03-05', true],
    ['2026-03-05', '2026-05-01', '2026-03-05', true],
    ['2026-03-05', '2026-05-01', '2026-05-01', true],
    ['2026-03-05', '2026-05-01', '2026-03-04', false],
    ['2026-03-05', '2026-05-01', '2026-05-02', false],
    ['', '2026-05-01', '1999-01-01', true],
    ['2026-03-05', '', '2099-01-01', true],
  ])('from %j until %j, on %s: %s', (from, until, today, isShown) => {
    expect(isInNoticePeriod({ from, until }, today)).toBe(isShown);
  });

  it('end on the day they begin, or later; neither is required', () => {
    expect(validateBoletaNoticePeriod({ from: '', until: '' })).toEqual({});
    expect(validateBoletaNoticePeriod({ from: '2026-03-05', until: '2026-03-05' })).toEqual({});
    expect(validateBoletaNoticePeriod({ from: '2026-03-05', until: '2026-03-04' })).toEqual({
      until: 'Elige el mismo día o uno posterior',
    });
    expect(validateBoletaNoticePeriod({ from: '2026-02-30', until: '' })).toEqual({
      from: 'Ingresa una fecha válida',
    });
  });

  it('hide the notice at other times', () => {
    const where = { role: 'USER', pathname: '/documents', boletaAlertShown: false };
    expect(showsBoletaNotice({ ...where, isInPeriod: false })).toBe(false);
    expect(showsBoletaNotice({ ...where, isInPeriod: true })).toBe(true);
  });
});
