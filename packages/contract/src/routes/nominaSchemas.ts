import { PROFILE_BANK_INITIAL, type ProfileBankValues } from '@doblaje/domain/forms/profileBank';
import { NOMINA_STATES } from '@doblaje/domain/options/nominaStates';
import { z } from '@hono/zod-openapi';
import { moment } from './fields';

const pesos = z.number().int().min(0);

/** Most boletas of one nómina. */
export const NOMINA_MOST = 500;

export const nominaState = z.enum(NOMINA_STATES.map(({ value }) => value)).openapi('NominaState');

const BANK_FIELDS = Object.keys(PROFILE_BANK_INITIAL) as [keyof ProfileBankValues];

const nominaRow = z.strictObject({
  /** What it is called by: 'Nómina N.º 12'. */
  id: z.number().int(),
  state: nominaState,
  createdAt: moment,
  /** 'AAAA-MM-DD' of the transfer; '' until it is paid. */
  paidOn: z.string(),
  /** How many. */
  boletas: z.number().int().min(0),
  /** Whole Chilean pesos, as all amounts. */
  gross: pesos,
  retention: pesos,
  /** What is transferred: the nets of its boletas. */
  total: pesos,
  updatedAt: moment,
});

/** A row of the list of nóminas. */
export const nominaRowSchema = nominaRow.openapi('NominaRow');

/** One nómina as the list has it. */
export type NominaRow = z.infer<typeof nominaRowSchema>;

/** Whom a boleta is to be paid to, and whether that can be done. */
const payee = {
  /** As the boleta has it. */
  personName: z.string(),
  /** What they are called by now; '' where it is the same. */
  nameNow: z.string(),
  /** What of their bank data is missing or not valid; empty: they can be paid. */
  lacks: z.array(z.enum(BANK_FIELDS)),
  /** The account's holder is somebody else: the bank's file has that RUT beside the person's name. */
  isOthersAccount: z.boolean(),
  /** When they were last asked for it, by mail. */
  bankAskedAt: moment.nullable(),
};

const amounts = { gross: pesos, retention: pesos, net: pesos };

/** An approved boleta that is in no nómina. */
export const payableSchema = z
  .strictObject({
    id: z.number().int(),
    updatedAt: moment,
    folio: z.number().int(),
    /** 'AAAA-MM-DD'. */
    issuedOn: z.string(),
    orderNumber: z.number().int(),
    /** With its season, as domain's `projectName` has it. */
    projectTitle: z.string(),
    ...amounts,
    personId: z.string(),
    ...payee,
  })
  .openapi('PayableBoleta');

/** @see payableSchema */
export type PayableBoleta = z.infer<typeof payableSchema>;

const line = z
  .strictObject({
    id: z.number().int(),
    /** null: its person has erased their data; of what was paid to them name, RUT, folio, order and amounts stay. */
    boletaId: z.number().int().nullable(),
    folio: z.number().int().nullable(),
    issuedOn: z.string(),
    orderNumber: z.number().int().nullable(),
    /** With its season, as domain's `projectName` has it. */
    projectTitle: z.string(),
    ...amounts,
    personId: z.string().nullable(),
    /** As the boleta has it; '' where there was none. */
    personRut: z.string(),
    ...payee,
  })
  .openapi('NominaLine');

/** A boleta in a nómina, as it went in. */
export type NominaLine = z.infer<typeof line>;

/** To whom and how much, as it is told: of an account number the last four digits. */
const paidTo = z.strictObject({
  bank: z.string(),
  accountType: z.string(),
  accountEnd: z.string(),
  /** Name and RUT. */
  holder: z.string(),
  email: z.string(),
  net: pesos,
});

/** @see paidTo */
export type NominaPaidTo = z.infer<typeof paidTo>;

const change = z
  .strictObject({
    personId: z.string().nullable(),
    personName: z.string(),
    /** What of it is another: an account number may be, with the same end. */
    changes: z.array(z.enum(Object.keys(paidTo.shape) as [keyof NominaPaidTo])),
    inFile: paidTo,
    now: paidTo,
  })
  .openapi('NominaChange');

/** What the file of a nómina says of one person otherwise than it would today. */
export type NominaChange = z.infer<typeof change>;

export const nominaSchema = nominaRow
  .extend({
    /** By the names of their people; of a voided one what it held. */
    lines: z.array(line),
    /** Day of issue of the newest of its boletas: it is paid on that day or later. '' where there is none. */
    latestIssuedOn: z.string(),
    /** Why it was voided; '' where it was not, or its file was never taken. */
    voidReason: z.string(),
    /** The file that counts; null until one was made. Since `keptAt` its accounts are known: later where it is of an earlier release. */
    file: z.strictObject({ madeAt: moment, keptAt: moment }).nullable(),
    /** Who took it, the latest first, at most 20; null: somebody who erased their data. */
    downloads: z.array(z.strictObject({ at: moment, by: z.string().nullable() })),
    /** What changed since it was made, while it is prepared. */
    changes: z.array(change),
    /** Stands for those changes: who pays says with it which ones were shown. '' where there is none. */
    seen: z.string(),
  })
  .openapi('Nomina');

/** One nómina, whole. */
export type Nomina = z.infer<typeof nominaSchema>;

const summed = { boletas: z.number().int().min(0), ...amounts };

/** What was paid in a month. */
export const paidMonthSchema = z
  .strictObject({
    /** 'AAAA-MM'. */
    month: z.string(),
    ...summed,
    /** How many were paid. */
    nominas: z.number().int().min(0),
    /** By name; `personId` null: erased their data since. */
    people: z.array(
      z.strictObject({ personId: z.string().nullable(), name: z.string(), rut: z.string(), ...summed }),
    ),
    /** By title. */
    projects: z.array(z.strictObject({ projectId: z.number().int(), title: z.string(), ...summed })),
  })
  .openapi('PaidMonth');

/** @see paidMonthSchema */
export type PaidMonth = z.infer<typeof paidMonthSchema>;
