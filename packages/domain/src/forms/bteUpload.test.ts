import { anything, assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BTE_UPLOAD_INITIAL, validateBteUpload } from './index';

const BTE = {
  ...{ personId: 'ana', file: { name: 'bte-12.pdf', size: 184_000, type: 'application/pdf' }, folio: 12 },
  ...{ issuedOn: '2026-02-24', gross: 180_000, retention: 27_450, net: 152_550 },
};

describe('BTE upload', () => {
  it('needs a person, and all that a boleta says but who withholds', () => {
    expect(validateBteUpload(BTE_UPLOAD_INITIAL)).toEqual({
      personId: 'Elige a la persona',
      file: 'Selecciona el archivo de la boleta',
      folio: 'El número de la boleta es requerido',
      issuedOn: 'La fecha de la boleta es requerida',
      gross: 'El monto bruto es requerido',
      retention: 'La retención es requerida',
      net: 'El líquido es requerido',
    });
    expect(validateBteUpload(BTE, '2026-03-05')).toEqual({});
  });

  it('refuses a day more than three months ahead, and amounts that do not add up', () => {
    expect(validateBteUpload({ ...BTE, issuedOn: '2026-06-06' }, '2026-03-05')).toEqual({
      issuedOn: 'La fecha de la boleta puede ser hasta tres meses después de hoy: hasta el 05-06-2026',
    });
    expect(validateBteUpload({ ...BTE, net: 180_000 })).toHaveProperty('net');
    expect(validateBteUpload({ ...BTE, retention: 180_001 })).toHaveProperty('retention');
  });

  it('takes the studio as who withholds, whatever is said', () => {
    expect(validateBteUpload({ ...BTE, withheldBy: 'person' })).toEqual({});
  });

  it('never throws', () => {
    assert(property(anything(), (values) => void validateBteUpload(values)));
  });
});
