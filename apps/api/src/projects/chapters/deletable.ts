import type { DeletableKind } from '../../ground/bin/bin';
import { forgetHistory } from '../../ground/history/audited';
import { PROJECT_NAME } from '../projects/deletable';

/** Deleted chapters, and those of deleted projects. */
export const deletableChapters: DeletableKind = {
  kind: 'chapter',
  table: 'chapters',
  from: 'chapters join projects on projects.id = chapters.project_id',
  name: "chapters.number || ' · ' || chapters.title",
  project: PROJECT_NAME,
  purge: async (transaction, until) => {
    const chapters = await transaction
      .deleteFrom('chapters')
      .where((row) =>
        row.or([
          row('deleted_at', '<=', until),
          row('project_id', 'in', row.selectFrom('projects').select('id').where('deleted_at', '<=', until)),
        ]),
      )
      .returning('id')
      .execute();
    await forgetHistory(
      transaction,
      'chapter',
      chapters.map(({ id }) => String(id)),
    );
    return chapters.length;
  },
};
