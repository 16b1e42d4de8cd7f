import { SHEET_LIMITS } from '@doblaje/domain/media';
import { BOLETA_STATES } from '@doblaje/domain/options/boletaStates';
import { SII_STATES } from '@doblaje/domain/options/siiStates';
import { SII_MOVE_OPTIONS } from '@doblaje/domain/siiStates';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers } from '../http/stale';
import { anyId, moment, rowId, typedLine } from './fields';

/** The heaps of a matched sheet, in the order in which they are shown. */
export const SII_SHEET_HEAPS = ['same', 'differing', 'onlyAtSii', 'onlyHere', 'annulled'] as const;

/** One of {@link SII_SHEET_HEAPS}. */
export type SiiSheetHeap = (typeof SII_SHEET_HEAPS)[number];

/** Lines of a page. */
export const SII_PAGE = 50;

const month = z
  .string()
  .regex(/^(?:20|21)\d\d-(?:0[1-9]|1[0-2])$/, 'Elige un mes')
  .openapi({ example: '2026-11' });

const ofMonth = { month, kind: z.enum(['bhe', 'bte'], { error: 'Elige BHE o BTE' }) };

const count = z.number().int().min(0);

const sums = { boletas: count, gross: count, retention: count, net: count };

const amounts = { gross: count, retention: count, net: count };

const atSii = z.strictObject({
  folio: count,
  rut: z.string(),
  name: z.string(),
  issuedOn: z.string(),
  state: z.enum(SII_STATES.map(({ value }) => value)),
  annulledOn: z.string().nullable(),
  isSociety: z.boolean().nullable(),
  ...amounts,
});

const here = z.strictObject({
  /** null: it was noted as annulled, and its order waits for another one. */
  id: z.number().int().nullable(),
  folio: count,
  personId: z.string(),
  personName: z.string(),
  orderNumber: count,
  issuedOn: z.string(),
  state: z.enum([...BOLETA_STATES.map(({ value }) => value), 'annulled']),
  /** As it is noted here. */
  siiState: z.enum(SII_STATES.map(({ value }) => value)),
  /** On the boleta; '' if it has none. */
  rut: z.string(),
  ...amounts,
});

const lineSchema = z
  .strictObject({
    /** Stays the same as long as the sheet does. */
    id: z.string(),
    atSii: atSii.nullable(),
    here: here.nullable(),
    /** Who has that RUT, if nobody's boleta is here. */
    person: z
      .strictObject({
        id: z.string(),
        name: z.string(),
        isActive: z.boolean(),
        /** When the PDF was last asked for. */
        askedAt: moment.nullable(),
      })
      .nullable(),
    /** What is not the same at the SII and here, in words. */
    differences: z.array(z.string()),
    /** What to do, in words. */
    advice: z.string(),
    /** What the SII says of the boleta here and nobody has noted: where the note begins. null: nothing. */
    note: z
      .strictObject({
        /** '': several moves could have led there. */
        move: z.enum(['', ...SII_MOVE_OPTIONS.map(({ value }) => value)]),
        /** 'AAAA-MM-DD'; '': the sheet does not say. */
        on: z.string(),
      })
      .nullable(),
  })
  .openapi('SiiMatchLine');

/** A boleta of a sheet, or one here that the sheet does not have. */
export type SiiMatchLine = z.infer<typeof lineSchema>;

const change = z.strictObject({
  change: z.enum(['added', 'changed', 'gone']),
  folio: count,
  rut: z.string(),
  name: z.string(),
  /** What changed, in words: 'Estado: Vigente → Nula'. */
  told: z.array(z.string()),
});

const matchSchema = z
  .strictObject({
    ...ofMonth,
    /** null: none was uploaded for this month. */
    sheet: z
      .strictObject({
        id: z.number().int(),
        fileName: z.string(),
        uploadedAt: moment,
        /** null: that person has erased their account. */
        uploadedBy: z.string().nullable(),
        /** `boletas` are all its lines; the amounts are of those that are not annulled. */
        ...sums,
        /** How many of its boletas are annulled. */
        annulled: count,
      })
      .nullable(),
    /** `open`: those on which the sheet and what is noted here do not agree yet. */
    heaps: z.array(z.strictObject({ heap: z.enum(SII_SHEET_HEAPS), count, open: count, gross: count })),
    /** Since the sheet before; null without one. `lines` are the first. */
    changes: z
      .strictObject({ since: moment, added: count, changed: count, gone: count, lines: z.array(change) })
      .nullable(),
    heap: z.enum(SII_SHEET_HEAPS),
    /** From 1. */
    page: count,
    pages: count,
    items: z.array(lineSchema),
  })
  .openapi('SiiMatch');

/** A sheet of the SII beside the boletas here, with one page of one heap. */
export type SiiMatch = z.infer<typeof matchSchema>;

export const siiSheetsRouter = defineRouter('siiSheets', {
  siiMatch: {
    access: ['ADMIN'],
    method: 'get',
    path: '/sii-sheets',
    summary: 'La planilla del SII de un mes, junto a las boletas',
    description: `Matched by RUT and folio, never by name. Without \`heap\` the first one that asks for something to be done; pages of ${SII_PAGE}.`,
    request: {
      query: z.strictObject({ ...ofMonth, heap: z.enum(SII_SHEET_HEAPS).optional(), page: rowId.optional() }),
    },
    responses: { 200: { description: 'La planilla y una página', content: json(matchSchema) } },
  },
  uploadSiiSheet: {
    access: ['ADMIN'],
    method: 'post',
    path: '/sii-sheets',
    // The same file again is what is there.
    creates: false,
    summary: 'Subir la planilla del SII de un mes',
    description:
      'HTML called .xls, XLSX or CSV, told by its content; at most 5 MB and 20 000 rows. All of it or nothing: 422 with what is wrong, row by row, the first 50. A later sheet of the month replaces the one before. With the sheet that was shown (0: none): 409 when there is another by now.',
    request: {
      query: z.strictObject({ ...ofMonth, name: typedLine.pipe(z.string().min(1).max(255)), shown: rowId }),
      body: {
        required: true,
        content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
      },
    },
    bodyLimit: SHEET_LIMITS.maxBytes,
    refusals: [409],
    responses: editAnswers('La planilla', matchSchema),
  },
  askBoletaPdf: {
    access: ['ADMIN'],
    method: 'post',
    path: '/sii-sheets/asks',
    // Asked once a day.
    creates: false,
    summary: 'Pedir a una persona el PDF de una boleta que solo está en el SII',
    description:
      'By mail, without amounts; once a day: asked again sooner it tells when that was. 409 with code NOT_POSSIBLE when the sheet has no such boleta any more, or the account is not active.',
    request: jsonBody(z.strictObject({ ...ofMonth, personId: anyId })),
    refusals: [404, 409],
    responses: {
      200: { description: 'Cuándo se pidió', content: json(z.strictObject({ askedAt: moment })) },
    },
  },
});
