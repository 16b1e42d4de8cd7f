import { validateCatalogueEntry, validateRetentionRate } from '@doblaje/domain/forms/catalogueEntry';
import { validateBoletaNoticePeriod } from '@doblaje/domain/notices';
import { CATALOGUE_KINDS } from '@doblaje/domain/options/catalogueKinds';
import { STATUS_STAGES } from '@doblaje/domain/options/statusStages';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers } from '../http/stale';
import { byForm } from './byForm';
import { choice, moment, rowId, rowIdOrNone, typedLine, typedNumber } from './fields';
import { bankSchema, chargeAccountSchema, holiday, studioSettings } from './studioSchemas';

const kind = z
  .enum(
    CATALOGUE_KINDS.map(({ value }) => value),
    { error: 'Elige un catálogo' },
  )
  .openapi('CatalogueKind');
/** How far a project or chapter is, by its status in the catalogue. */
export const statusStage = choice(STATUS_STAGES, 'StatusStageOrNone');

const entry = z
  .strictObject({
    id: z.number().int(),
    kind,
    label: z.string(),
    /** How far a status is: icons and dates depend on it; '' for entries that are no status. */
    stage: statusStage,
    /** From 1, counting archived entries too. */
    position: z.number().int(),
    /** Records that have it keep it, but it can no longer be chosen. */
    isArchived: z.boolean(),
    updatedAt: moment,
  })
  .openapi('CatalogueEntry');

/** One choice of a catalogue. */
export type CatalogueEntry = z.infer<typeof entry>;

const rate = z
  .strictObject({
    year: z.number().int(),
    /** Per cent, two decimals at most. */
    rate: z.number(),
    updatedAt: moment,
  })
  .openapi('RetentionRate');

/** The retention of fees in one year. */
export type RetentionRate = z.infer<typeof rate>;

const noticePeriod = z
  .strictObject({
    /** 'AAAA-MM-DD'; '': no first day. */
    from: z.string(),
    /** 'AAAA-MM-DD', included; '': no last day. */
    until: z.string(),
    updatedAt: moment,
  })
  .openapi('BoletaNoticePeriod');

/** First and last day on which people see the boleta notice. */
export type BoletaNoticePeriod = z.infer<typeof noticePeriod>;

const catalogueSchema = z
  .strictObject({
    projectStatus: z.array(entry),
    chapterStatus: z.array(entry),
    client: z.array(entry),
    signal: z.array(entry),
    /** Newest year first. */
    rates: z.array(rate),
    boletaNotice: noticePeriod,
    studio: studioSettings,
    /** The earliest first. */
    holidays: z.array(holiday),
    /** By code. */
    banks: z.array(bankSchema),
    /** By name. */
    chargeAccounts: z.array(chargeAccountSchema),
  })
  .openapi('Catalogues');

/** All catalogues, each in its order, archived entries included. */
export type Catalogues = z.infer<typeof catalogueSchema>;

export const cataloguesRouter = defineRouter('catalogues', {
  catalogues: {
    access: ['ADMIN'],
    method: 'get',
    path: '/catalogues',
    summary: 'Todos los catálogos',
    description: 'Each in its order, with what is archived: it may still be in use.',
    responses: { 200: { description: 'Los catálogos', content: json(catalogueSchema) } },
  },
  createCatalogueEntry: {
    access: ['ADMIN'],
    method: 'post',
    path: '/catalogues/entries',
    creates: true,
    summary: 'Agregar una opción',
    description: 'At the end of its catalogue. 422 on `label` when there is one of that name, case aside.',
    request: jsonBody(
      z
        .strictObject({ kind, label: typedLine, stage: statusStage.default('') })
        .superRefine(byForm((values) => validateCatalogueEntry(values, values.kind))),
    ),
    responses: { 201: { description: 'La opción', content: json(entry) } },
  },
  updateCatalogueEntry: {
    access: ['ADMIN'],
    method: 'patch',
    path: '/catalogues/entries/{id}',
    summary: 'Renombrar, archivar o recuperar una opción',
    description: '`kind` is what it is of, and cannot be changed.',
    request: {
      params: z.strictObject({ id: rowId }),
      ...jsonBody(
        z
          .strictObject({
            updatedAt: moment,
            kind,
            label: typedLine,
            stage: statusStage.default(''),
            isArchived: z.boolean(),
          })
          .superRefine(byForm((values) => validateCatalogueEntry(values, values.kind))),
      ),
    },
    refusals: [404, 409],
    responses: editAnswers('La opción', entry),
  },
  orderCatalogue: {
    access: ['ADMIN'],
    method: 'put',
    path: '/catalogues/{kind}/order',
    summary: 'Ordenar un catálogo',
    description:
      '`from` is the order as it was read, `to` the same ids in their new one, both without what is archived. Stale when the order is not `from` any more.',
    request: {
      params: z.strictObject({ kind }),
      ...jsonBody(
        z
          .strictObject({ from: z.array(rowIdOrNone).max(1000), to: z.array(rowIdOrNone).max(1000) })
          .refine(({ from, to }) => JSON.stringify(from.toSorted()) === JSON.stringify(to.toSorted()), {
            path: ['to'],
            error: 'Deben ser las mismas opciones en otro orden',
          }),
      ),
    },
    responses: editAnswers('El catálogo', z.array(entry)),
  },
  saveRetentionRate: {
    access: ['ADMIN'],
    method: 'put',
    path: '/catalogues/rates/{year}',
    summary: 'Guardar la tasa de retención de un año',
    description:
      '`updatedAt` null: there was none of that year. Stale when there is now, or another one; 404 for another one’s where there is none.',
    refusals: [404],
    request: {
      params: z.strictObject({
        year: z
          .string()
          .regex(/^2[01]\d\d$/, 'Ingresa un año entre 2000 y 2100')
          .transform(Number)
          .openapi({ type: 'integer', minimum: 2000, maximum: 2100 }),
      }),
      ...jsonBody(
        z
          .strictObject({ updatedAt: moment.nullable(), rate: typedNumber() })
          .superRefine(byForm(({ rate }) => validateRetentionRate({ year: 2000, rate }))),
      ),
    },
    responses: editAnswers('La tasa', rate),
  },
  saveBoletaNotice: {
    access: ['ADMIN'],
    method: 'put',
    path: '/catalogues/boleta-notice',
    summary: 'Guardar desde y hasta cuándo se muestra el aviso de boletas',
    request: jsonBody(
      z
        .strictObject({ updatedAt: moment, from: typedLine, until: typedLine })
        .superRefine(byForm(validateBoletaNoticePeriod)),
    ),
    responses: editAnswers('Los días', noticePeriod),
  },
});
