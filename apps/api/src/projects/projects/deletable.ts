import type { DeletableKind } from '../../ground/bin/bin';
import { forgetHistory } from '../../ground/history/audited';

/** SQL for the name of a project, with its season. */
export const PROJECT_NAME = 'project_name(projects.title, projects.season)';

/** Deleted projects. */
export const deletableProjects: DeletableKind = {
  kind: 'project',
  table: 'projects',
  name: PROJECT_NAME,
  project: "''",
  purge: async (transaction, until) => {
    const projects = await transaction
      .deleteFrom('projects')
      .where('deleted_at', '<=', until)
      .returning('id')
      .execute();
    await forgetHistory(
      transaction,
      'project',
      projects.map(({ id }) => String(id)),
    );
    return projects.length;
  },
};
