import { validateProfileBank } from '@doblaje/domain/forms/profileBank';
import { validateProfilePersonal } from '@doblaje/domain/forms/profilePersonal';
import { ACCOUNT_TYPES } from '@doblaje/domain/options/accountTypes';
import { COMMUNITIES } from '@doblaje/domain/options/communities';
import { COUNTRIES } from '@doblaje/domain/options/countries';
import { DISABILITIES } from '@doblaje/domain/options/disabilities';
import { GENDERS } from '@doblaje/domain/options/genders';
import { normalizeRut } from '@doblaje/domain/rut';
import { z } from '@hono/zod-openapi';
import { API_MESSAGES } from '../http/problem';
import { byForm } from './byForm';
import { emailChangeSchema } from './emailChangeSchema';
import { choice, moment, typedLine } from './fields';

export const country = choice(COUNTRIES, 'CountryOrNone');
export const community = choice(COMMUNITIES, 'CommunityOrNone');
export const disability = choice(DISABILITIES, 'DisabilityOrNone');

/** A RUT as typed: trimmed and formatted before the form's rule checks its digit. */
const typedRut = typedLine.transform(normalizeRut).pipe(z.string()).openapi({ type: 'string' });

const personal = {
  country,
  gender: choice(GENDERS, 'GenderOrNone'),
  community,
  disability,
  /** Consent to keeping community and disability (Ley 21.719). */
  sensitive_consent: z.boolean(),
};

const bank = {
  /** Code of a bank of the catalogue, or ''. */
  bank: z
    .string({ error: 'Este campo es requerido' })
    .regex(/^(?:\d{3})?$/, API_MESSAGES.notAChoice)
    .openapi('BankOrNone'),
  account_type: choice(ACCOUNT_TYPES, 'AccountTypeOrNone'),
};

/** The values of both sections as their forms hold them ('' if unknown), each with its `updatedAt`. */
export const profileSchema = z
  .strictObject({
    email: z.string(),
    emailChange: emailChangeSchema,
    first_name: z.string(),
    last_name: z.string(),
    rut: z.string().nullable(),
    personal: z
      .strictObject({
        ...personal,
        first_name: z.string(),
        last_name: z.string(),
        rut: z.string().optional(),
        passport: z.string().optional(),
        birth_date: z.string(),
        phone: z.string(),
        address: z.string(),
        /** Of a minor; not there while unknown. */
        representative_name: z.string().optional(),
        representative_rut: z.string().optional(),
        representative_relation: z.string().optional(),
        representative_contact: z.string().optional(),
        representative_consent: z.boolean().optional(),
        updatedAt: moment,
      })
      .openapi('PersonalSection'),
    bank: z.strictObject({
      ...bank,
      account_number: z.string(),
      holder_rut: z.string(),
      account_holder_name: z.string(),
      updatedAt: moment,
    }),
    /** The name of `bank.bank` in the catalogue, '' for none. */
    bankName: z.string(),
    completeness: z
      .strictObject({
        percent: z.number().int().min(0).max(100),
        known: z.number().int().min(0),
        of: z.number().int().min(1),
        missing: z.array(z.string()),
      })
      .openapi('Completeness'),
  })
  .openapi('Profile');

/** @see profileSchema */
export type Profile = z.infer<typeof profileSchema>;

/** The personal section as a form sends it. */
export const profilePatchFields = {
  ...personal,
  first_name: typedLine,
  last_name: typedLine,
  rut: typedRut.optional(),
  passport: typedLine.optional(),
  birth_date: typedLine,
  phone: typedLine,
  address: typedLine,
};

/** Who represents a minor: only the person states it. */
const representative = {
  representative_name: typedLine.optional(),
  representative_rut: typedRut.optional(),
  representative_relation: typedLine.optional(),
  representative_contact: typedLine.optional(),
  representative_consent: z.boolean().optional(),
};

const personalPatch = z
  .strictObject({
    section: z.literal('personal'),
    updatedAt: moment,
    ...profilePatchFields,
    ...representative,
  })
  .superRefine(byForm((values) => validateProfilePersonal(values)));

const bankPatch = z
  .strictObject({
    section: z.literal('bank'),
    updatedAt: moment,
    ...bank,
    account_number: typedLine,
    holder_rut: typedRut,
    /** The holder's name, required for somebody else's account; it is not stored for the person's own account. */
    account_holder_name: typedLine.optional(),
  })
  .superRefine(byForm((values) => validateProfileBank(values)));

/** One section of the data sheet as its form holds it, with the `updatedAt` as read. */
export const profilePatchSchema = z.discriminatedUnion('section', [personalPatch, bankPatch], {
  error: 'Elige una sección de la ficha',
});

/** @see profilePatchSchema */
export type ProfilePatch = z.infer<typeof profilePatchSchema>;
