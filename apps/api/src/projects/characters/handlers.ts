import type { HandlersOf } from '@doblaje/contract';
import { answerEdit } from '../../ground/edits/answerEdit';
import { createOnce } from '../../ground/edits/createOnce';
import { doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import { addCharacter, deleteCharacter, restoreCharacter, saveCharacter } from './characters';
import { readCharacters } from './read';

/** The characters of projects, only for ADMIN. */
export function characterHandlers(services: Services): HandlersOf<'characters'> {
  const { db, now } = services;
  return {
    listCharacters: async (c) =>
      c.json({ characters: await readCharacters(db, c.req.valid('param').id) }, 200),

    createCharacter: async (c) => {
      const { id } = c.req.valid('param');
      const character = await createOnce(c, services, (transaction) =>
        addCharacter(transaction, doerOf(c, now), id, c.req.valid('json')),
      );
      return c.json(character, 201);
    },

    updateCharacter: async (c) => {
      const { id } = c.req.valid('param');
      const edited = await saveCharacter(db, doerOf(c, now), id, c.req.valid('json'));
      return answerEdit(c, edited);
    },

    deleteCharacter: async (c) => {
      await deleteCharacter(db, doerOf(c, now), c.req.valid('param').id);
      return c.body(null, 204);
    },

    restoreCharacter: async (c) =>
      c.json(await restoreCharacter(db, doerOf(c, now), c.req.valid('param').id), 200),
  };
}
