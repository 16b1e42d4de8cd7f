import type { HandlersOf } from '@doblaje/contract';
import { answerEdit } from '../../ground/edits/answerEdit';
import { createOnce } from '../../ground/edits/createOnce';
import { doerOf } from '../../ground/history/audited';
import { answerCsv } from '../../ground/lists/csv';
import type { Services } from '../../ground/services';
import { peoplePlan } from '../../people/directory/list';
import { addToCast, removeFromCast } from './add';
import { copyCast } from './copy';
import { CAST_CSV, readCastLines } from './csv';
import { editCast } from './edit';
import { readMatrix } from './matrix';
import { readCast } from './read';

/** Casting of chapters, only for ADMIN. */
export function castHandlers(services: Services): HandlersOf<'cast'> {
  const { db, now } = services;
  return {
    readCast: async (c) => c.json(await readCast(db, c.req.valid('param').id), 200),

    addToCast: async (c) => {
      const { id } = c.req.valid('param');
      const cast = await createOnce(c, services, (transaction) =>
        addToCast(transaction, doerOf(c, now), id, c.req.valid('json')),
      );
      return c.json(cast, 201);
    },

    editCast: async (c) => {
      const { id } = c.req.valid('param');
      const edited = await editCast(db, doerOf(c, now), id, c.req.valid('json').edits);
      return answerEdit(c, edited);
    },

    copyCast: async (c) => {
      const { id } = c.req.valid('param');
      const cast = await createOnce(c, services, (transaction) =>
        copyCast(transaction, doerOf(c, now), id, c.req.valid('json')),
      );
      return c.json(cast, 201);
    },

    removeFromCast: async (c) => {
      await removeFromCast(db, doerOf(c, now), c.req.valid('param').id);
      return c.body(null, 204);
    },

    readMatrix: async (c) => c.json(await readMatrix(db, c.req.valid('param').id), 200),

    matrixCsv: async (c) => {
      const items = await readCastLines(db, c.req.valid('param').id);
      return answerCsv(c, { items, columns: CAST_CSV, name: 'elenco.csv' });
    },

    listPeople: async (c) => {
      const { project = 0, vocalAge, ...query } = c.req.valid('query');
      return c.json(await peoplePlan.page(db, query, { project, vocalAge }), 200);
    },
  };
}
