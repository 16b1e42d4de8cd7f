import type { DeletableKind } from '../../ground/bin/bin';
import { countDeleted } from '../../ground/db/countDeleted';
import { PROJECT_NAME } from '../projects/deletable';

/** Deleted characters. Their history is that of their project. */
export const deletableCharacters: DeletableKind = {
  kind: 'character',
  table: 'characters',
  from: 'characters join projects on projects.id = characters.project_id',
  name: 'characters.name',
  project: PROJECT_NAME,
  purge: (transaction, until) =>
    countDeleted(transaction.deleteFrom('characters').where('deleted_at', '<=', until)),
};
