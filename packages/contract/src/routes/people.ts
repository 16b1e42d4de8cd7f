import { GENDERS } from '@doblaje/domain/options/genders';
import { VOCAL_TONES } from '@doblaje/domain/options/vocalTones';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';
import { peopleList } from '../lists/people';
import { choice, rowId } from './fields';
import { listOf, listQuery } from './lists';
import { reelSchema } from './reels';
import { applicantType } from './vocalProfile';

const person = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    /** The types the person was accepted as. Like the next two fields, from the vocal profile; '' if there is none. */
    applicant_types: z.array(applicantType),
    vocal_tone: choice(VOCAL_TONES, 'VocalToneOrNone'),
    vocal_age_range: z.string(),
    gender: choice(GENDERS, 'GenderOrNone'),
    /** `linkDemo` gives the addresses to play them. */
    demos: z.array(reelSchema),
    /** Characters that the person voices in the requested project, by name. */
    voices: z.array(
      z.strictObject({ characterId: z.number().int(), name: z.string(), chapters: z.number().int() }),
    ),
  })
  .openapi('CastablePerson');

/** A person who can be cast. */
export type CastablePerson = z.infer<typeof person>;

export const peopleRouter = defineRouter('cast', {
  listPeople: {
    access: ['ADMIN'],
    method: 'get',
    path: '/people',
    summary: 'Las personas a quienes se puede asignar un personaje',
    description:
      'Those whose account is active. `search` looks in names and address, without case or accents. `vocalAge` is an age within the vocal age range, `project` tells of which project `voices` are.',
    request: {
      query: listQuery(peopleList).extend({
        project: rowId.optional(),
        vocalAge: z
          .string()
          .regex(/^\d{1,2}$/, 'Debe ser un número')
          .transform(Number)
          .optional()
          .openapi({ type: 'integer', minimum: 0, maximum: 99 }),
      }),
    },
    responses: { 200: { description: 'Una página', content: json(listOf(person)) } },
  },
});
