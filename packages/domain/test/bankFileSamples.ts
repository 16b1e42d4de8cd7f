import type { BankFileBank, BankFilePayment, BankFileStudio } from '../src/bankFiles';

/** The charge account and agreement of an invented studio. */
export const STUDIO: BankFileStudio = {
  ...{ fileName: 'nomina-12', rut: '76.007.075-0', chargeAccount: '123456789', agreement: '7' },
  ...{ payDay: '2026-12-04', subject: 'Pago de honorarios' },
};

const bank = (code: string, name: string, rut: string | null, more: Partial<BankFileBank> = {}) => ({
  ...{ code, name, rut, isActive: true, mergedInto: null },
  ...more,
});

/** The RUTs are invented, but for their check digits. */
export const BANKS: readonly BankFileBank[] = [
  bank('001', 'Banco de Chile', '97.000.001-1'),
  bank('012', 'BancoEstado', '97.000.012-7'),
  bank('014', 'Scotiabank Chile', '97.000.014-3'),
  bank('016', 'BCI', '97.000.016-K'),
  bank('027', 'Corpbanca', null, { isActive: false, mergedInto: '039' }),
  bank('037', 'Santander', '97.000.037-2'),
  bank('039', 'Itaú', '97.000.039-9'),
  bank('049', 'Security', null, { isActive: false, mergedInto: '028' }),
  bank('057', 'Banco París', null, { isActive: false }),
  bank('999', 'Banco sin RUT', null),
];

/** A payment to a current account of another bank. */
export const ANA: BankFilePayment = {
  ...{ holderRut: '12.345.678-5', holderName: 'Ana Núñez Peña', bank: '016', accountType: 'corriente' },
  ...{ accountNumber: '00123456', amount: 400_000, email: 'ana@correo.cl', memo: 'Nómina 12, boleta 164' },
  documents: [{ number: 164, day: '2026-10-01', amount: 400_000, orderNumber: 1187 }],
};

/** A payment to a CuentaRUT, of two boletas. */
export const BRUNO: BankFilePayment = {
  ...{ holderRut: '10000013K', holderName: 'Bruno Soto', bank: '012', accountType: 'vista' },
  ...{ accountNumber: '10000013', amount: 150_001, email: null, memo: null },
  documents: [
    { number: 3, day: '2026-11-02', amount: 100_000, orderNumber: 1190 },
    { number: 4, day: '2026-11-09', amount: 50_001, orderNumber: 1191 },
  ],
};
