import { PROFILE_BANK_INITIAL, type ProfileBankValues } from '@doblaje/domain/forms/profileBank';
import { z } from '@hono/zod-openapi';
import { moment } from './fields';
import { nominaRow } from './nominaRow';

const pesos = z.number().int().min(0);

/** Most boletas of one nómina. */
export const NOMINA_MOST = 500;

const BANK_FIELDS = Object.keys(PROFILE_BANK_INITIAL) as [keyof ProfileBankValues];

const bankField = z.enum(BANK_FIELDS).openapi('BankField');

/** The person a boleta is paid to, and whether a transfer is possible. */
const payee = {
  /** The name on the boleta. */
  personName: z.string(),
  /** Their current name; '' if it is the same. */
  nameNow: z.string(),
  /** Bank data that is missing or not valid; empty: a transfer is possible. */
  lacks: z.array(bankField),
  /** Somebody else holds the account: the bank's file has that RUT beside the person's name. */
  isOthersAccount: z.boolean(),
  /** When a mail last asked them for it. */
  bankAskedAt: moment.nullable(),
  /** The bank rejected a payment to this account, and has not paid one since. */
  accountRejected: z
    .strictObject({
      /** 'AAAA-MM-DD'. */
      on: z.string(),
      /** In the bank's words; '' if it gave none. */
      reason: z.string(),
    })
    .openapi('AccountRejected')
    .nullable(),
};

/** What the SII's sheet of its month says, if that is not that it is in force with the amounts of here. */
export const siiCaution = z
  .strictObject({
    /** 'differing': it is in force, with other amounts than here. */
    state: z.enum(['annulmentAsked', 'annulled', 'observed', 'differing']),
    /** Of the sheet: 'AAAA-MM'. */
    month: z.string(),
    /** The amounts that differ, in words; of what is annulled, or about to be, they do not matter. */
    differences: z.array(z.string()),
  })
  .openapi('SiiCaution')
  .nullable();

/** @see siiCaution */
export type SiiCaution = NonNullable<z.infer<typeof siiCaution>>;

/** A boleta that was paid and then annulled at the SII. */
const settled = z.strictObject({ folio: z.number().int(), gross: pesos }).openapi('SettledBoleta');

/** @see settled */
export type SettledBoleta = z.infer<typeof settled>;

/** What else to know before it is paid, in sentences: its PDF says something else than was sent, or the studio observed it at the SII. */
const cautions = z.array(z.string());

const amounts = { gross: pesos, retention: pesos, net: pesos };

/** An approved boleta that is in no nómina. */
export const payableSchema = z
  .strictObject({
    id: z.number().int(),
    updatedAt: moment,
    folio: z.number().int(),
    /** 'AAAA-MM-DD'. */
    issuedOn: z.string(),
    /** The orders that it pays. */
    orderNumbers: z.array(z.number().int()),
    /** Of its first order. With its season, as domain's `projectName` has it. */
    projectTitle: z.string(),
    ...amounts,
    personId: z.string(),
    ...payee,
    atSii: siiCaution,
    cautions,
    /** The paid and annulled boletas of its person that it settles: it is paid whole all the same. */
    settles: z.array(settled),
  })
  .openapi('PayableBoleta');

/** @see payableSchema */
export type PayableBoleta = z.infer<typeof payableSchema>;

const line = z
  .strictObject({
    id: z.number().int(),
    /** null: the person has erased their data; name, RUT, folio, order and amounts of a payment stay. */
    boletaId: z.number().int().nullable(),
    folio: z.number().int().nullable(),
    issuedOn: z.string(),
    /** The orders that it pays. */
    orderNumbers: z.array(z.number().int()),
    /** Of its first order. With its season, as domain's `projectName` has it. */
    projectTitle: z.string(),
    ...amounts,
    personId: z.string().nullable(),
    /** The RUT on the boleta; '' if there was none. */
    personRut: z.string(),
    /** Day of its payment, 'AAAA-MM-DD'; '' until the bank or ADMIN says that it is paid. Its retention belongs to that month. */
    paidOn: z.string(),
    /** What the bank answered, while the nómina is prepared; null: nothing yet. */
    answer: z.enum(['paid', 'waiting']).nullable(),
    ...payee,
    /** While the nómina is prepared, as the next one. */
    atSii: siiCaution,
    cautions,
    /** As for a payable one. */
    settles: z.array(settled),
  })
  .openapi('NominaLine');

/** A boleta in a nómina, as it was when it was added. */
export type NominaLine = z.infer<typeof line>;

/** The recipient and the amount, as shown: only the last four digits of an account number. */
const paidTo = z
  .strictObject({
    bank: z.string(),
    accountType: z.string(),
    accountEnd: z.string(),
    /** Name and RUT. */
    holder: z.string(),
    email: z.string(),
    net: pesos,
  })
  .openapi('NominaPaidTo');

/** @see paidTo */
export type NominaPaidTo = z.infer<typeof paidTo>;

/** What differs between a nómina's file and today. */
export const nominaChangeSchema = z
  .strictObject({
    personId: z.string().nullable(),
    personName: z.string(),
    /** The fields that differ. An account number may differ and still end in the same digits. */
    changes: z.array(z.enum(Object.keys(paidTo.shape) as [keyof NominaPaidTo])),
    inFile: paidTo,
    now: paidTo,
  })
  .openapi('NominaChange');

/** A person whose data in the nómina's file differs from their current data. */
export type NominaChange = z.infer<typeof nominaChangeSchema>;

/** A download of a nómina's file. */
export const downloadSchema = z
  .strictObject({
    at: moment,
    /** null: that person has erased their data. */
    by: z.string().nullable(),
    /** That of the file which was taken, in the words of a nómina's `file.form`; '' for a download of an earlier release. */
    form: z.string(),
  })
  .openapi('NominaDownload');

export const nominaSchema = nominaRow
  .extend({
    /** By the names of their people; a voided nómina shows the boletas it held. */
    lines: z.array(line),
    /** Day of issue of its newest boleta: the payment cannot be earlier. '' without boletas. */
    latestIssuedOn: z.string(),
    /** Why it was voided; '' if it was not, or if its file was never downloaded. */
    voidReason: z.string(),
    /**
     * The valid file; null until one was made. Its accounts are stored since `keptAt`, which is later for files of an earlier release.
     * `form` says in words what it was made for: 'BCI, pago de nómina en línea (texto)'.
     */
    file: z.strictObject({ madeAt: moment, keptAt: moment, form: z.string() }).nullable(),
    /** Its downloads, newest first, at most 20. */
    downloads: z.array(downloadSchema),
    /** Payments of the valid file that the bank rejected: their boletas left the nómina. */
    rejected: z.array(
      z.strictObject({
        personId: z.string().nullable(),
        personName: z.string(),
        /** The bank's words; '' if it gave none. */
        reason: z.string(),
        /** When its answer was noted, 'AAAA-MM-DD'; '' if that was in an earlier release. */
        on: z.string(),
        /** When a mail last asked them for their bank data. */
        bankAskedAt: moment.nullable(),
      }),
    ),
    /** Changes since the file was made, while the nómina is being prepared. */
    changes: z.array(nominaChangeSchema),
    /** Stands for those changes: a payment sends it back to say which changes the person saw. '' without changes. */
    seen: z.string(),
  })
  .openapi('Nomina');

/** One nómina, whole. */
export type Nomina = z.infer<typeof nominaSchema>;

const summed = { boletas: z.number().int().min(0), ...amounts };

/** What was paid for a project. `projectId` 0: the project is gone. */
export const paidProject = z
  .strictObject({ projectId: z.number().int(), title: z.string(), ...summed })
  .openapi('PaidProject');

/** The payments of a month. */
export const paidMonthSchema = z
  .strictObject({
    /** 'AAAA-MM'. */
    month: z.string(),
    ...summed,
    /** Number of paid nóminas. */
    nominas: z.number().int().min(0),
    /** By name; `personId` is null if the person has erased their data since. */
    people: z.array(
      z.strictObject({ personId: z.string().nullable(), name: z.string(), rut: z.string(), ...summed }),
    ),
    /** By title. */
    projects: z.array(paidProject),
  })
  .openapi('PaidMonth');

/** @see paidMonthSchema */
export type PaidMonth = z.infer<typeof paidMonthSchema>;
