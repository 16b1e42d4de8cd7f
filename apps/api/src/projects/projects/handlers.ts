import type { HandlersOf } from '@doblaje/contract';
import { answerEdit } from '../../ground/edits/answerEdit';
import { createOnce } from '../../ground/edits/createOnce';
import { doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import { PROJECTS_CSV, projectsPlan } from './list';
import { addNextSeason, readNextSeason } from './nextSeason';
import { addProject, deleteProject, readProject, restoreProject, saveProject } from './projects';

/** The studio's projects, only for ADMIN. */
export function projectHandlers(services: Services): HandlersOf<'projects'> {
  const { db, now } = services;
  return {
    listProjects: async (c) => c.json(await projectsPlan.page(db, c.req.valid('query')), 200),

    projectsCsv: (c) =>
      projectsPlan.csv(c, db, {
        query: c.req.valid('query'),
        columns: PROJECTS_CSV,
        name: 'proyectos.csv',
      }),

    createProject: async (c) => {
      const project = await createOnce(c, services, (transaction) =>
        addProject(transaction, doerOf(c, now), c.req.valid('json')),
      );
      return c.json(project, 201);
    },

    readProject: async (c) => c.json(await readProject(db, c.req.valid('param').id), 200),

    updateProject: async (c) => {
      const { id } = c.req.valid('param');
      const edited = await saveProject(db, doerOf(c, now), id, c.req.valid('json'));
      return answerEdit(c, edited);
    },

    deleteProject: async (c) => {
      await deleteProject(db, doerOf(c, now), c.req.valid('param').id);
      return c.body(null, 204);
    },

    restoreProject: async (c) =>
      c.json(await restoreProject(db, doerOf(c, now), c.req.valid('param').id), 200),

    readNextSeason: async (c) => c.json(await readNextSeason(db, c.req.valid('param').id), 200),

    createNextSeason: async (c) => {
      const { id } = c.req.valid('param');
      const project = await createOnce(c, services, (transaction) =>
        addNextSeason(transaction, doerOf(c, now), id, c.req.valid('json')),
      );
      return c.json(project, 201);
    },
  };
}
