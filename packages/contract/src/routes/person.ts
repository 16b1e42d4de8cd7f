import { validatePersonCorrection } from '@doblaje/domain/forms/personCorrection';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers } from '../http/stale';
import { accountSchema } from './accounts';
import { byForm } from './byForm';
import { consentSchema } from './consents';
import { erasureSchema } from './erasure';
import { anyId, moment, typedLine, typedText } from './fields';
import { minorAtWork } from './orderSchemas';
import { profilePatchFields, profileSchema } from './profileFields';

const count = z.number().int().min(0);

const sheet = profileSchema.shape;

const personSchema = z
  .strictObject({
    account: accountSchema,
    /** For an account that is not activated: whether ADMIN invited the person, and whether the invitation was withdrawn. */
    invitation: z.enum(['none', 'open', 'withdrawn']),
    createdAt: moment,
    emailChange: sheet.emailChange,
    /** Community and disability are '' unless a consent to keep them is in force. */
    personal: sheet.personal,
    bank: sheet.bank.omit({ account_number: true }).extend({
      /** The last four digits of the account number; '' without one. `revealAccountNumber` gives the whole number. */
      account_number_end: z.string().max(4),
    }),
    bankName: sheet.bankName,
    completeness: sheet.completeness,
    /** What the person agreed to: in force first, then latest first. */
    consents: z.array(consentSchema),
    /** The contracts that the person has, newest first. */
    contracts: z.array(
      z
        .strictObject({
          id: z.number().int(),
          title: z.string(),
          /** '' for all projects. */
          projectTitle: z.string(),
          /** 'AAAA-MM-DD'; '' without an end. */
          endsOn: z.string(),
        })
        .openapi('PersonContract'),
    ),
    /** Of somebody under 18: since when they are not, and their papers (domain's `minorPapersOn`); null for an adult. */
    minor: minorAtWork.nullable().openapi('MinorOrNone'),
    /** Orders that wait for the person's answer or work, newest first; shown before the account is deactivated. */
    openOrders: erasureSchema.shape.openOrders,
    /** The number of each. */
    counts: z.strictObject({ documents: count, experiences: count, applications: count }),
  })
  .openapi('Person');

/** The head of one person's page, and their data sheet. */
export type PersonDetail = z.infer<typeof personSchema>;

const { country, gender, first_name, last_name, rut, passport, birth_date, phone, address } =
  profilePatchFields;

const correctionSchema = z
  .strictObject({
    updatedAt: moment,
    ...{ country, gender, first_name, last_name, rut, passport, birth_date, phone, address },
    /** The reason. It stands in the person's history and in their own data. */
    reason: typedText,
  })
  .superRefine(byForm((values) => validatePersonCorrection(values)));

/** @see correctionSchema */
export type PersonCorrection = z.infer<typeof correctionSchema>;

const params = z.strictObject({ id: anyId });

export const personRouter = defineRouter('person', {
  readPerson: {
    access: ['ADMIN'],
    method: 'get',
    path: '/users/{id}',
    summary: 'Una persona, con su ficha',
    request: { params },
    refusals: [404],
    responses: { 200: { description: 'La persona', content: json(personSchema) } },
  },
  correctPerson: {
    access: ['ADMIN'],
    method: 'patch',
    path: '/users/{id}',
    summary: 'Corregir los datos personales de una persona',
    description:
      'As the person’s own sheet is saved, but for what is sensitive: that stays as it is. `updatedAt` is the one of `personal`; 409 with code STALE when the person or somebody else wrote since. The reason stands in the history.',
    request: { params, ...jsonBody(correctionSchema) },
    refusals: [404],
    responses: editAnswers('La persona como quedó', personSchema),
  },
  revealAccountNumber: {
    access: ['ADMIN'],
    method: 'post',
    path: '/users/{id}/account-number',
    // Tells a number, and that it was told each time.
    creates: false,
    summary: 'El número de cuenta completo de una persona',
    description: 'Who asked for it, and when, stands in the person’s history.',
    request: { params },
    refusals: [404],
    responses: {
      200: { description: 'El número', content: json(z.strictObject({ account_number: typedLine })) },
    },
  },
});
