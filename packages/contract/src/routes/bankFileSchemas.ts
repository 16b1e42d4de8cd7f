import { z } from '@hono/zod-openapi';
import { downloadSchema, nominaChangeSchema } from './nominaSchemas';

const fault = z
  .strictObject({
    /** null: it is about the studio or the whole file, or the person has erased their data. */
    personId: z.string().nullable(),
    /** '' if it is about the studio or the whole file. */
    personName: z.string(),
    /** `error`: no file is written. `warning`: the bank is likely to reject the row. `note`: it is written otherwise than typed. */
    severity: z.enum(['error', 'warning', 'note']),
    /** Spanish, with the way to mend it. */
    message: z.string(),
    /**
     * Where it is mended: 'studio' and 'banks' are tabs of Catálogos, 'askBank' asks the person to look at their bank data, 'person' is
     * their page, where ADMIN corrects a name or an e-mail. null: nothing of these mends it.
     */
    mend: z.enum(['studio', 'banks', 'askBank', 'person']).nullable(),
  })
  .openapi('BankFileFault');

/** Something that a bank would not take as it is. */
export type ToldBankFileFault = z.infer<typeof fault>;

export const bankCheckSchema = z
  .strictObject({
    /** The charge accounts that a file can be made for; last the studio's own CSV, which is 0. */
    accounts: z.array(z.strictObject({ id: z.number().int(), label: z.string() })),
    /** The one that this check is about: the asked one, else that of the last file, else the one used last; without any the CSV. */
    account: z.number().int(),
    /** Whether this file names the day of the payment. */
    needsPayDay: z.boolean(),
    /** 'AAAA-MM-DD' that the file names: the asked one, else the next day on which banks work. */
    payDay: z.string(),
    /** Name of what is downloaded. */
    fileName: z.string(),
    /** First what is about the studio, then person by person. */
    faults: z.array(fault),
    /** What changed since the file was made, while the nómina is prepared; empty for one that is made now. */
    changes: z.array(nominaChangeSchema),
    /**
     * The last download in each other form of a bank, the latest first: if that file is at its bank, this one pays a second time. None for
     * the studio's own CSV, and of a paid nómina.
     */
    otherForms: z.array(downloadSchema),
  })
  .openapi('BankCheck');

/** What a bank would reject in the file of a nómina. */
export type BankCheck = z.infer<typeof bankCheckSchema>;
