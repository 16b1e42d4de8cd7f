import { validateCharacter } from '@doblaje/domain/forms/character';
import { CHARACTER_TYPES } from '@doblaje/domain/options/characterTypes';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers } from '../http/stale';
import { byForm } from './byForm';
import { choice, moment, rowId, typedLine } from './fields';

export const characterType = z.enum(CHARACTER_TYPES.map(({ value }) => value)).openapi('CharacterType');

/** The type as a form sends it; '' while none is chosen. */
export const typedCharacterType = choice(CHARACTER_TYPES, 'CharacterTypeOrNone');

/** A person's id; '' is nobody. */
export const personOrNone = z.union([z.literal(''), z.uuid().toLowerCase()], {
  error: 'Elige una persona de la lista',
});

export const characterSchema = z
  .strictObject({
    id: z.number().int(),
    projectId: z.number().int(),
    name: z.string(),
    characterType,
    /** The person who usually voices it; '' for nobody. */
    personId: z.string(),
    personName: z.string(),
    /** Number of its chapters. */
    chapters: z.number().int(),
    loopsPlanned: z.number().int(),
    loopsDone: z.number().int(),
    updatedAt: moment,
  })
  .openapi('Character');

/** One character of a project, over all of its chapters. */
export type Character = z.infer<typeof characterSchema>;

const values = z.strictObject({
  name: typedLine,
  characterType: typedCharacterType,
  personId: personOrNone,
});

/** The validator needs loops, but they belong to a chapter, not to the character: so pass 0. */
const judged = byForm((typed: object) => validateCharacter({ ...typed, loopsPlanned: 0, loopsDone: 0 }));

const params = z.strictObject({ id: rowId });

export const charactersRouter = defineRouter('characters', {
  listCharacters: {
    access: ['ADMIN'],
    method: 'get',
    path: '/projects/{id}/characters',
    summary: 'Los personajes de un proyecto',
    description: 'All of them by name, those that are in no chapter yet too.',
    request: { params },
    refusals: [404],
    responses: {
      200: {
        description: 'Los personajes',
        content: json(z.strictObject({ characters: z.array(characterSchema) })),
      },
    },
  },
  createCharacter: {
    access: ['ADMIN'],
    method: 'post',
    path: '/projects/{id}/characters',
    creates: true,
    summary: 'Crear un personaje',
    description: '422 on `name` when the project has one of that name, case aside.',
    request: { params, ...jsonBody(values.superRefine(judged)) },
    refusals: [404],
    responses: { 201: { description: 'El personaje', content: json(characterSchema) } },
  },
  updateCharacter: {
    access: ['ADMIN'],
    method: 'patch',
    path: '/characters/{id}',
    summary: 'Guardar cambios de un personaje',
    description:
      'Its name and type change in all chapters. The usual person stays out of those where somebody is cast; with `fillEmpty` it is put where nobody is.',
    request: {
      params,
      ...jsonBody(
        values.extend({ updatedAt: moment, fillEmpty: z.boolean().default(false) }).superRefine(judged),
      ),
    },
    refusals: [404, 409],
    responses: editAnswers('El personaje', characterSchema),
  },
  deleteCharacter: {
    access: ['ADMIN'],
    method: 'delete',
    path: '/characters/{id}',
    summary: 'Eliminar un personaje',
    description:
      'For 30 days it can be restored. 409 with code HAS_APPEARANCES while it is in a chapter. Repeating it is no error.',
    request: { params },
    refusals: [404, 409],
    responses: { 204: { description: 'Eliminado' } },
  },
  restoreCharacter: {
    access: ['ADMIN'],
    method: 'post',
    path: '/characters/{id}/restore',
    // What is there already stays as it is.
    creates: false,
    summary: 'Deshacer la eliminación de un personaje',
    request: { params },
    refusals: [404],
    responses: { 200: { description: 'El personaje', content: json(characterSchema) } },
  },
});
