import { labelOfWorkOrderType } from '@doblaje/domain/options/workOrderTypes';
import type { DeletableKind } from '../../ground/bin/bin';
import { forgetHistory } from '../../ground/history/audited';

/** Deleted drafts of orders. */
export const deletableDrafts: DeletableKind = {
  kind: 'work-order',
  table: 'work_orders',
  name: "coalesce(type_id::text, '') || '|' || work_orders.person_name",
  project: 'work_orders.project_title',
  wordsOf: draftName,
  purge: async (transaction, until) => {
    const drafts = await transaction
      .deleteFrom('work_orders')
      .where('deleted_at', '<=', until)
      .returning('id')
      .execute();
    await forgetHistory(
      transaction,
      'work-order',
      drafts.map(({ id }) => String(id)),
    );
    return drafts.length;
  },
};

/** The name of a draft, from its type and its person: 'Orden de Actuación, Ana Ruz'. */
function draftName(said: string): string {
  const at = said.indexOf('|');
  const type = labelOfWorkOrderType(Number(said.slice(0, at))) || 'Orden de trabajo';
  return [type, said.slice(at + 1)].filter(Boolean).join(', ');
}
