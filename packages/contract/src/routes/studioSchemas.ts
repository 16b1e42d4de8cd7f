import { HOLIDAY_KINDS } from '@doblaje/domain/options/holidayKinds';
import { z } from '@hono/zod-openapi';
import { moment } from './fields';

/** Answered by `GET /catalogues`, and saved by its own route. */
export const studioSettings = z
  .strictObject({
    /** Legal name; '' until ADMIN fills it in, like the RUT. */
    name: z.string(),
    rut: z.string(),
    /** Day of the next month by which the F29 is declared: 12 or 20. */
    f29DueDay: z.number().int(),
    updatedAt: moment,
  })
  .openapi('StudioSettings');

/** Who the studio is for the SII and for banks. */
export type StudioSettings = z.infer<typeof studioSettings>;

export const holidayKind = z
  .enum(
    HOLIDAY_KINDS.map(({ value }) => value),
    { error: 'Elige qué feriado es' },
  )
  .openapi('HolidayKind');

/** Answered by `GET /catalogues`, and by the routes that add and save one. */
export const holiday = z
  .strictObject({
    id: z.number().int(),
    /** 'AAAA-MM-DD'. */
    day: z.string(),
    name: z.string(),
    kind: holidayKind,
    updatedAt: moment,
  })
  .openapi('Holiday');

/** A day that is no working day. */
export type Holiday = z.infer<typeof holiday>;

/** Answered by `GET /catalogues`, and by the routes that add and save one. */
export const bankSchema = z
  .strictObject({
    id: z.number().int(),
    /** Three digits. */
    code: z.string(),
    name: z.string(),
    /** '' if nobody has filled it in. */
    rut: z.string(),
    /** Whether it takes transfers today. */
    isActive: z.boolean(),
    /** Code of the bank that it became part of; '' if of none. */
    mergedInto: z.string(),
    updatedAt: moment,
  })
  .openapi('Bank');

/** A bank, or another institution that has accounts. */
export type Bank = z.infer<typeof bankSchema>;

/** Answered by `GET /banks`. */
export const bankChoiceSchema = bankSchema
  .pick({ code: true, name: true, isActive: true, mergedInto: true })
  .openapi('BankChoice');

/** A bank for a field where one is chosen. */
export type BankChoice = z.infer<typeof bankChoiceSchema>;

/** Answered by `GET /catalogues`, and by the routes that add and save one. */
export const chargeAccountSchema = z
  .strictObject({
    id: z.number().int(),
    name: z.string(),
    /** Code of its bank. */
    bank: z.string(),
    account: z.string(),
    /** '' if the bank has none. */
    agreement: z.string(),
    /** Id of one of domain's BANK_FILE_TEMPLATES. */
    template: z.string(),
    updatedAt: moment,
  })
  .openapi('ChargeAccount');

/** An account of the studio that nóminas are paid from. */
export type ChargeAccount = z.infer<typeof chargeAccountSchema>;
