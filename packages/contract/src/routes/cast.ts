import { LOOPS_INVALID, LOOPS_MAX, validateCharacter } from '@doblaje/domain/forms/character';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers, staleAnswer } from '../http/stale';
import { byForm } from './byForm';
import { chapterSchema } from './chapters';
import { characterType, personOrNone, typedCharacterType } from './characters';
import { moment, rowId, rowIdOrNone, typedLine, typedNumber } from './fields';
import { CSV_ANSWER } from './lists';
import { SHOWN_LIMIT, shown } from './shown';

export const appearanceSchema = z
  .strictObject({
    id: z.number().int(),
    characterId: z.number().int(),
    name: z.string(),
    characterType,
    /** The person who voices it in this chapter; '' for nobody. */
    personId: z.string(),
    personName: z.string(),
    loopsPlanned: z.number().int(),
    loopsDone: z.number().int(),
    updatedAt: moment,
  })
  .openapi('Appearance');

/** One character in one chapter. */
export type Appearance = z.infer<typeof appearanceSchema>;

export const castSchema = z
  .strictObject({
    /** The chapter with the sums of its cast. */
    chapter: chapterSchema,
    /** By the character's name. */
    cast: z.array(appearanceSchema),
  })
  .openapi('Cast');

/** Who voices whom in one chapter. */
export type Cast = z.infer<typeof castSchema>;

const count = z.number().int();

const matrixSchema = z
  .strictObject({
    chapters: z.array(
      z.strictObject({ id: count, number: count, title: z.string(), loopsPlanned: count, loopsDone: count }),
    ),
    people: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        /** The surnames within the name, for the initials. */
        surname: z.string(),
        chapters: count,
        loopsPlanned: count,
        loopsDone: count,
      }),
    ),
    rows: z.array(
      z.strictObject({
        id: count,
        name: z.string(),
        characterType,
        /** Index in `people` of the person who usually voices it; -1 for nobody. */
        person: count,
        loopsPlanned: count,
        loopsDone: count,
        /**
         * One cell per chapter, in the same order: null if the character is not in the chapter, else the planned and recorded loops. If
         * another person than the usual one voices it, a third number is their index in `people` (-1: nobody).
         */
        cells: z.array(z.union([z.null(), z.tuple([count, count]), z.tuple([count, count, count])])),
      }),
    ),
  })
  .openapi('Matrix');

/** Characters and chapters of a project, with loops and people: compact enough for 200 by 80. */
export type ProjectMatrix = z.infer<typeof matrixSchema>;

const params = z.strictObject({ id: rowId });

const loops = z
  .number({ error: LOOPS_INVALID })
  .int(LOOPS_INVALID)
  .min(0, LOOPS_INVALID)
  .max(LOOPS_MAX, LOOPS_INVALID);

export const castRouter = defineRouter('cast', {
  readCast: {
    access: ['ADMIN'],
    method: 'get',
    path: '/chapters/{id}/cast',
    summary: 'Un capítulo y su elenco',
    request: { params },
    refusals: [404],
    responses: { 200: { description: 'El capítulo y su elenco', content: json(castSchema) } },
  },
  addToCast: {
    access: ['ADMIN'],
    method: 'post',
    path: '/chapters/{id}/cast',
    creates: true,
    summary: 'Agregar un personaje al capítulo',
    description:
      'The character of that name, case aside, or else a new one of the project. Without `personId` its usual person voices it. 422 on `name` when it is in the chapter already.',
    request: {
      params,
      ...jsonBody(
        z
          .strictObject({
            name: typedLine,
            characterType: typedCharacterType,
            personId: personOrNone,
            loopsPlanned: typedNumber(),
            loopsDone: typedNumber(),
          })
          .superRefine(byForm(validateCharacter)),
      ),
    },
    refusals: [404],
    responses: { 201: { description: 'El elenco', content: json(castSchema) } },
  },
  editCast: {
    access: ['ADMIN'],
    method: 'patch',
    path: '/chapters/{id}/cast',
    summary: 'Cambiar celdas del elenco de un capítulo',
    description:
      'One cell or many, of as many characters: all or none. What is left out stays. 422 names the cell: `edits.2.loopsDone`. Stale when one of them was written since it was read; `current` is the whole cast.',
    request: {
      params,
      ...jsonBody(
        z.strictObject({
          edits: z
            .array(
              z.strictObject({
                /** Id of the appearance. */
                id: rowIdOrNone,
                updatedAt: moment,
                personId: personOrNone.optional(),
                loopsPlanned: loops.optional(),
                loopsDone: loops.optional(),
              }),
            )
            .min(1)
            .max(500),
        }),
      ),
    },
    refusals: [404, 409],
    responses: editAnswers('El elenco', castSchema),
  },
  copyCast: {
    access: ['ADMIN'],
    method: 'post',
    path: '/chapters/{id}/cast/copy',
    creates: true,
    bodyLimit: SHOWN_LIMIT,
    summary: 'Copiar el elenco de otro capítulo',
    description:
      'Those that are not there yet, with the people of that chapter who can still be cast and without loops; `added` tells how many. Stale when the cast of either is not what was shown (`castShown`).',
    request: { params, ...jsonBody(z.strictObject({ from: rowIdOrNone, shown })) },
    refusals: [404, 409],
    responses: {
      409: staleAnswer(z.strictObject({ to: castSchema, from: castSchema })),
      201: { description: 'El elenco', content: json(castSchema.extend({ added: count })) },
    },
  },
  removeFromCast: {
    access: ['ADMIN'],
    method: 'delete',
    path: '/appearances/{id}',
    summary: 'Quitar un personaje de un capítulo',
    description: 'The character stays in the project. Repeating it is no error.',
    request: { params },
    responses: { 204: { description: 'Quitado' } },
  },
  readMatrix: {
    access: ['ADMIN'],
    method: 'get',
    path: '/projects/{id}/matrix',
    summary: 'El elenco de un proyecto',
    description: 'Characters by chapters, in one answer.',
    request: { params },
    refusals: [404],
    responses: { 200: { description: 'El elenco', content: json(matrixSchema) } },
  },
  matrixCsv: {
    access: ['ADMIN'],
    method: 'get',
    path: '/projects/{id}/matrix/csv',
    summary: 'El elenco de un proyecto como CSV',
    description: 'One line for each character of each chapter, with the columns that the import reads.',
    request: { params },
    refusals: [404],
    responses: CSV_ANSWER,
  },
});
