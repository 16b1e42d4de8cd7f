import type { HandlersOf } from '@doblaje/contract';
import { answerEdit } from '../../ground/edits/answerEdit';
import { createOnce } from '../../ground/edits/createOnce';
import { doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import { addChapter, deleteChapter, restoreChapter, saveChapter } from './chapters';
import { chaptersPlan } from './list';
import { readChapters } from './read';
import { addChapters } from './several';

/** The chapters of projects, only for ADMIN. */
export function chapterHandlers(services: Services): HandlersOf<'chapters'> {
  const { db, now } = services;
  return {
    listAllChapters: async (c) => c.json(await chaptersPlan.page(db, c.req.valid('query')), 200),

    listChapters: async (c) => c.json(await readChapters(db, c.req.valid('param').id), 200),

    createChapter: async (c) => {
      const { id } = c.req.valid('param');
      const chapter = await createOnce(c, services, (transaction) =>
        addChapter(transaction, doerOf(c, now), id, c.req.valid('json')),
      );
      return c.json(chapter, 201);
    },

    createChapters: async (c) => {
      const { id } = c.req.valid('param');
      const added = await createOnce(c, services, async (transaction) => ({
        chapters: await addChapters(transaction, doerOf(c, now), id, c.req.valid('json')),
      }));
      return c.json(added, 201);
    },

    updateChapter: async (c) => {
      const { id } = c.req.valid('param');
      const edited = await saveChapter(db, doerOf(c, now), id, c.req.valid('json'));
      return answerEdit(c, edited);
    },

    deleteChapter: async (c) => {
      await deleteChapter(db, doerOf(c, now), c.req.valid('param').id);
      return c.body(null, 204);
    },

    restoreChapter: async (c) =>
      c.json(await restoreChapter(db, doerOf(c, now), c.req.valid('param').id), 200),
  };
}
