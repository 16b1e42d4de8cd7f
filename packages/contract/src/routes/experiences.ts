import { ROLES } from '@doblaje/domain/access';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';
import { experiencesList } from '../lists/experiences';
import { statusStage } from './catalogues';
import { characterType } from './characters';
import { namedPerson, rowId } from './fields';
import { listOf, listQuery } from './lists';
import { projectType } from './projects';

const count = z.number().int();

/** @see Experience */
export const experienceSchema = z
  .strictObject({
    id: count,
    person: namedPerson,
    projectId: count,
    projectTitle: z.string(),
    season: z.string(),
    typeId: projectType,
    /** Status of the project, by its current catalogue entry. */
    statusId: count,
    statusLabel: z.string(),
    statusStage,
    character: z.string(),
    characterType,
    /** Number of chapters. */
    chapters: count,
    loopsPlanned: count,
    loopsDone: count,
  })
  .openapi('Experience');

/** One character that a person voices. */
export type Experience = z.infer<typeof experienceSchema>;

const detailSchema = z
  .strictObject({
    experience: experienceSchema,
    /** Chapters of the whole project. */
    projectChapters: count,
    /** All characters that this person voices in the project, by name. */
    characters: z.array(
      z.strictObject({ id: count, name: z.string(), characterType, loopsPlanned: count, loopsDone: count }),
    ),
    /** The chapters this person is in, by number. */
    chapters: z.array(
      z.strictObject({
        id: count,
        number: count,
        title: z.string(),
        /** 'AAAA-MM-DD'; '' while unknown. */
        dueDate: z.string(),
        statusLabel: z.string(),
        statusStage,
        /** Names of the characters that this person voices there. */
        characters: z.array(z.string()),
        loopsPlanned: count,
        loopsDone: count,
      }),
    ),
  })
  .openapi('ExperienceDetail');

/** One participation, with the chapters and all other characters of its person in the project. */
export type ExperienceDetail = z.infer<typeof detailSchema>;

export const experiencesRouter = defineRouter('experiences', {
  listExperiences: {
    access: ROLES,
    method: 'get',
    path: '/experiences',
    summary: 'Las participaciones: las propias, y para ADMIN las de todos',
    description:
      '`search` looks in project, character and person, without case or accents. `personId` is for ADMIN; of somebody else than oneself nobody else sees anything.',
    request: { query: listQuery(experiencesList) },
    responses: { 200: { description: 'Una página', content: json(listOf(experienceSchema)) } },
  },
  experienceStatuses: {
    access: ROLES,
    method: 'get',
    path: '/experiences/statuses',
    summary: 'Los estados por los que se filtran las participaciones',
    description: 'States of projects in their order: catalogues are for ADMIN.',
    responses: {
      200: {
        description: 'Los estados',
        content: json(
          z.strictObject({
            statuses: z.array(z.strictObject({ id: count, label: z.string(), stage: statusStage })),
          }),
        ),
      },
    },
  },
  readExperience: {
    access: ROLES,
    method: 'get',
    path: '/experiences/{id}',
    summary: 'Una participación',
    description: 'For its person and ADMIN; 404 for everybody else.',
    request: { params: z.strictObject({ id: rowId }) },
    refusals: [404],
    responses: { 200: { description: 'La participación', content: json(detailSchema) } },
  },
});
