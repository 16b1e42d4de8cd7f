import { validateChapter } from '@doblaje/domain/forms/chapter';
import { validateChapterRun } from '@doblaje/domain/forms/chapterRun';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers, staleAnswer } from '../http/stale';
import { chaptersList } from '../lists/chapters';
import { byForm } from './byForm';
import { statusStage } from './catalogues';
import { moment, rowId, rowIdOrNone, typedLine, typedNumber } from './fields';
import { listOf, listQuery } from './lists';
import { SHOWN_LIMIT, shown } from './shown';

export const chapterSchema = z
  .strictObject({
    id: z.number().int(),
    projectId: z.number().int(),
    number: z.number().int(),
    title: z.string(),
    /** 'HH:MM:SS'; '' while unknown. */
    duration: z.string(),
    /** 'AAAA-MM-DD'; '' while unknown. */
    dueDate: z.string(),
    statusId: z.number().int(),
    /** Current name of the status in the catalogue. */
    statusLabel: z.string(),
    statusStage,
    /** Number of its characters. */
    characters: z.number().int(),
    loopsPlanned: z.number().int(),
    loopsDone: z.number().int(),
    updatedAt: moment,
  })
  .openapi('Chapter');

/** One chapter as its form holds it, with the sums of its cast. */
export type Chapter = z.infer<typeof chapterSchema>;

const chaptersSchema = z
  .strictObject({
    /** By number. */
    chapters: z.array(chapterSchema),
    sums: z.strictObject({
      chapters: z.number().int(),
      /** Chapters whose status is of the stage 'done'. */
      done: z.number().int(),
      durationSeconds: z.number().int(),
      loopsPlanned: z.number().int(),
      loopsDone: z.number().int(),
    }),
  })
  .openapi('Chapters');

/** All chapters of a project, and their sums. */
export type Chapters = z.infer<typeof chaptersSchema>;

export const listedChapterSchema = z
  .strictObject({
    id: z.number().int(),
    projectId: z.number().int(),
    projectTitle: z.string(),
    season: z.string(),
    /** Stage of the project's status. */
    projectStage: statusStage,
    number: z.number().int(),
    title: z.string(),
    /** 'AAAA-MM-DD'; '' while unknown. */
    dueDate: z.string(),
    statusId: z.number().int(),
    /** Current name of the status in the catalogue. */
    statusLabel: z.string(),
    statusStage,
    loopsPlanned: z.number().int(),
    loopsDone: z.number().int(),
    updatedAt: moment,
  })
  .openapi('ListedChapter');

/** A chapter in the list of all projects. */
export type ListedChapter = z.infer<typeof listedChapterSchema>;

const values = z.strictObject({
  number: typedNumber().optional(),
  title: typedLine,
  duration: typedLine,
  dueDate: typedLine,
  statusId: rowIdOrNone,
});

const params = z.strictObject({ id: rowId });

export const chaptersRouter = defineRouter('chapters', {
  listAllChapters: {
    access: ['ADMIN'],
    method: 'get',
    path: '/chapters',
    summary: 'Los capítulos de todos los proyectos',
    description:
      '`search` looks in the chapter’s title and in its project’s title and house number, without case or accents. `due` is of projects that go on; days are those of Chile.',
    request: { query: listQuery(chaptersList) },
    responses: { 200: { description: 'Una página', content: json(listOf(listedChapterSchema)) } },
  },
  listChapters: {
    access: ['ADMIN'],
    method: 'get',
    path: '/projects/{id}/chapters',
    summary: 'Los capítulos de un proyecto',
    description: 'All of them by number, with the sums of each and of all.',
    request: { params },
    refusals: [404],
    responses: { 200: { description: 'Los capítulos', content: json(chaptersSchema) } },
  },
  createChapter: {
    access: ['ADMIN'],
    method: 'post',
    path: '/projects/{id}/chapters',
    creates: true,
    summary: 'Agregar un capítulo',
    description: '422 on `number` when the project has one of that number.',
    request: { params, ...jsonBody(values.superRefine(byForm(validateChapter))) },
    refusals: [404],
    responses: { 201: { description: 'El capítulo', content: json(chapterSchema) } },
  },
  createChapters: {
    access: ['ADMIN'],
    method: 'post',
    path: '/projects/{id}/chapters/several',
    creates: true,
    bodyLimit: SHOWN_LIMIT,
    summary: 'Agregar varios capítulos',
    description:
      'One of each number from `from` to `to`, called ‘Capítulo N’, due `daysBetween` days after one another. All or none: 422 on `from` names the numbers that there are already. Stale when the project has other chapters than were shown (`chaptersShown`).',
    request: {
      params,
      ...jsonBody(
        z
          .strictObject({
            from: typedNumber().optional(),
            to: typedNumber().optional(),
            dueDate: typedLine,
            daysBetween: typedNumber().default(7),
            statusId: rowIdOrNone,
            shown,
          })
          .superRefine(byForm(validateChapterRun)),
      ),
    },
    refusals: [404, 409],
    responses: {
      409: staleAnswer(chaptersSchema),
      201: {
        description: 'Los capítulos',
        content: json(z.strictObject({ chapters: z.array(chapterSchema) })),
      },
    },
  },
  updateChapter: {
    access: ['ADMIN'],
    method: 'patch',
    path: '/chapters/{id}',
    summary: 'Guardar cambios de un capítulo',
    description: 'A status that was archived meanwhile may stay as it is.',
    request: {
      params,
      ...jsonBody(values.extend({ updatedAt: moment }).superRefine(byForm(validateChapter))),
    },
    refusals: [404, 409],
    responses: editAnswers('El capítulo', chapterSchema),
  },
  deleteChapter: {
    access: ['ADMIN'],
    method: 'delete',
    path: '/chapters/{id}',
    summary: 'Eliminar un capítulo',
    description:
      'With its cast; for 30 days both can be restored. 409 with code HAS_ORDERS once an order was issued for it. Repeating it is no error.',
    request: { params },
    refusals: [404, 409],
    responses: { 204: { description: 'Eliminado' } },
  },
  restoreChapter: {
    access: ['ADMIN'],
    method: 'post',
    path: '/chapters/{id}/restore',
    // What is there already stays as it is.
    creates: false,
    summary: 'Deshacer la eliminación de un capítulo',
    description:
      'Repeating it is no error. 404 once it is gone for good, or its project is; 422 on `number` when another has taken it.',
    request: { params },
    refusals: [404],
    responses: { 200: { description: 'El capítulo', content: json(chapterSchema) } },
  },
});
