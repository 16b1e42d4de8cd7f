import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boletaDifferences, PESOS_MAX, retentionOf } from '../amounts';
import {
  BOLETA_REGULARIZING_INITIAL,
  BOLETA_REJECTION_INITIAL,
  BOLETA_REOPENING_INITIAL,
  BOLETA_UPLOAD_INITIAL,
  FOLIO_MAX,
  validateBoletaRegularizing,
  validateBoletaRejection,
  validateBoletaReopening,
  validateBoletaUnregularizing,
  validateBoletaUpload,
} from './index';

const file = { name: 'boleta-58.pdf', size: 184_000, type: 'application/pdf' };
const BOLETA = {
  ...{ boletaId: 3, file, folio: 58, issuedOn: '2026-02-24' },
  ...{ gross: 180_000, withheldBy: 'studio', retention: 27_450, net: 152_550 },
};
const said = (values: object) => validateBoletaUpload({ ...BOLETA, ...values }, '2026-03-05');

describe('boleta upload', () => {
  it('needs every field', () => {
    expect(validateBoletaUpload(BOLETA_UPLOAD_INITIAL)).toEqual({
      boletaId: 'Elige una orden terminada',
      file: 'Selecciona el archivo de la boleta',
      folio: 'El número de la boleta es requerido',
      issuedOn: 'La fecha de la boleta es requerida',
      gross: 'El monto bruto es requerido',
      withheldBy: 'Indica quién paga la retención al SII',
      retention: 'La retención es requerida',
      net: 'El líquido es requerido',
    });
    expect(said({})).toEqual({});
    expect(validateBoletaUpload(undefined)).toHaveProperty('folio');
  });

  it('takes a PDF of up to 5 MB', () => {
    expect(said({ file: { ...file, size: 5_242_881 } })).toEqual({
      file: 'boleta-58.pdf supera el máximo de 5 MB',
    });
    expect(said({ file: { ...file, name: 'boleta.jpg' } })).toEqual({
      file: 'boleta.jpg no es un archivo PDF',
    });
    expect(said({ file: 'boleta.pdf' })).toEqual({ file: 'El archivo no es un archivo PDF' });
  });

  it('takes any valid file name, and does not quote an invalid one', () => {
    expect(said({ file: { ...file, name: `${'ñ'.repeat(196)}.pdf` } })).toEqual({});
    expect(said({ file: { ...file, name: `${'ñ'.repeat(197)}.pdf` } }).file).toMatch(/como máximo 200/);
    expect(said({ file: { ...file, name: 'boleta\u202efdp.exe' } }).file).toMatch(/que no se ven/);
    expect(said({ file: { ...file, name: '../boleta.pdf' } }).file).toMatch(/no puede contener/);
  });

  it('takes whole pesos and a day up to three months ahead', () => {
    for (const gross of [1.5, '1.000,50'])
      expect(said({ gross })).toMatchObject({ gross: 'Ingresa un monto en pesos, sin decimales' });
    for (const folio of [1.5, '58'])
      expect(said({ folio })).toEqual({ folio: 'Ingresa el número de la boleta, solo dígitos' });
    expect(said({ issuedOn: '2026-02-31' })).toEqual({ issuedOn: 'Ingresa una fecha válida' });
    expect(said({ issuedOn: '2026-06-06' })).toEqual({
      issuedOn: 'La fecha de la boleta puede ser hasta tres meses después de hoy: hasta el 05-06-2026',
    });
    for (const issuedOn of ['2026-03-05', '2026-03-06', '2026-06-05']) expect(said({ issuedOn })).toEqual({});
    expect(validateBoletaUpload({ ...BOLETA, issuedOn: '2999-01-01' })).toEqual({});
  });

  it('says whether a number is too low or too high', () => {
    for (const gross of [0, -1])
      expect(said({ gross })).toMatchObject({ gross: 'El monto debe ser mayor que $0' });
    expect(said({ gross: PESOS_MAX + 1 })).toMatchObject({ gross: 'El monto es demasiado alto' });
    expect(said({ retention: -1 })).toMatchObject({ retention: 'La retención debe ser $0 o más' });
    expect(said({ retention: 1e15 })).toMatchObject({ retention: 'El monto es demasiado alto' });
    expect(said({ folio: 0 })).toEqual({ folio: 'El número de la boleta debe ser mayor que 0' });
    for (const folio of [FOLIO_MAX + 1, 1e30])
      expect(said({ folio })).toEqual({ folio: 'El número de la boleta tiene como máximo 9 dígitos' });
  });

  it('adds up', () => {
    expect(said({ retention: 180_001, net: -1 })).toMatchObject({
      retention: 'La retención no puede ser mayor que el monto bruto',
    });
    expect(said({ net: 152_549 })).toEqual({
      net: 'El líquido es el bruto menos la retención: $152.550',
    });
    expect(said({ retention: 1.5, net: 1 })).toMatchObject({
      net: 'Ingresa un monto en pesos, sin decimales',
    });
    expect(said({ withheldBy: 'person' })).toEqual({
      retention: 'Si la retención la pagas tú, aquí va 0',
    });
    expect(said({ withheldBy: 'person', retention: 0, net: 180_000 })).toEqual({});
    expect(said({ withheldBy: 'otra' })).toEqual({ withheldBy: 'Indica quién paga la retención al SII' });
    assert(
      property(integer({ min: 1, max: PESOS_MAX }), integer({ min: 0, max: 10_000 }), (gross, share) => {
        const { retention, net } = retentionOf(gross, share / 100) ?? {};
        expect(said({ gross, retention, net })).toEqual({});
      }),
    );
  });
});

describe('the day of a boleta', () => {
  it('is not before the studio existed', () => {
    expect(said({ issuedOn: '1999-12-31' })).toEqual({
      issuedOn: 'La fecha es anterior al 01-01-2000: revisa el año',
    });
    expect(said({ issuedOn: '2000-01-01' })).toEqual({});
  });

  it('is a difference when before the day of its order', () => {
    const amounts = { gross: 100, retention: 15, orderAmount: 100, expectedRetention: 15 };
    expect(boletaDifferences({ ...amounts, issuedOn: '2026-02-23', orderDay: '2026-02-24' })).toEqual([
      'La boleta es del 23-02-2026 y la orden, del 24-02-2026: es anterior a su orden.',
    ]);
    expect(boletaDifferences({ ...amounts, issuedOn: '2026-02-24', orderDay: '2026-02-24' })).toEqual([]);
    expect(boletaDifferences({ ...amounts, issuedOn: '2026-02-23', orderDay: '' })).toEqual([]);
  });
});

describe('an action of ADMIN on a boleta', () => {
  it('needs a reason to reject', () => {
    expect(validateBoletaRejection(BOLETA_REJECTION_INITIAL)).toEqual({
      reason: 'Escribe el motivo del rechazo',
    });
    expect(validateBoletaRejection({ reason: 'no' })).toEqual({ reason: 'Escribe al menos 3 caracteres' });
    expect(validateBoletaRejection({ reason: 'El monto no coincide' })).toEqual({});
  });

  it('needs a reason to take the approval back', () => {
    expect(validateBoletaReopening(BOLETA_REOPENING_INITIAL)).toEqual({
      reason: 'Escribe por qué quitas la aprobación',
    });
    expect(validateBoletaReopening({ reason: 'no' })).toEqual({ reason: 'Escribe al menos 3 caracteres' });
    expect(validateBoletaReopening({ reason: 'Aprobada por error' })).toEqual({});
  });
});

describe('differences of a boleta', () => {
  const amounts = { gross: 125_000, retention: 19_063, orderAmount: 125_000, expectedRetention: 19_063 };

  it('are none when all is as expected, give or take a peso', () => {
    expect(boletaDifferences(amounts)).toEqual([]);
    expect(boletaDifferences({ ...amounts, retention: 19_062 })).toEqual([]);
  });

  it('are written out in words', () => {
    expect(boletaDifferences({ ...amounts, gross: 130_000 })).toEqual([
      'La boleta es por $130.000 y la orden, por $125.000: $5.000 más.',
    ]);
    expect(boletaDifferences({ ...amounts, gross: 120_000, retention: 18_000 })).toEqual([
      'La boleta es por $120.000 y la orden, por $125.000: $5.000 menos.',
      'La retención es de $18.000 y según la tasa del año sería de $19.063.',
    ]);
    expect(boletaDifferences({ ...amounts, expectedRetention: null })).toEqual([
      'No hay tasa de retención para el año de la boleta: no se puede comprobar.',
    ]);
    expect(boletaDifferences({ ...amounts, gross: 1.5 })).toEqual([]);
  });
});

describe('regularizing a paid and annulled boleta', () => {
  const regularizing = (reason: string, settling: number | null = 60_000) =>
    validateBoletaRegularizing({ reason }, { owed: 155_000, settling });

  it('needs a reason where the amounts are not the same', () => {
    const told = 'Los montos no son iguales: escribe cómo queda la diferencia';
    expect(validateBoletaRegularizing(BOLETA_REGULARIZING_INITIAL, { owed: 1, settling: 2 })).toEqual({
      reason: told,
    });
    expect(regularizing('', null)).toEqual({ reason: told });
    expect(regularizing('', 155_000)).toEqual({});
    expect(regularizing('Va en diciembre')).toEqual({});
    expect(regularizing('Va', 155_000)).toEqual({ reason: 'Escribe al menos 3 caracteres' });
  });

  it('is taken back with a reason', () => {
    expect(validateBoletaUnregularizing({ reason: ' ' })).toEqual({ reason: 'Escribe por qué la quitas' });
    expect(validateBoletaUnregularizing({ reason: 'Era otra' })).toEqual({});
  });
});
