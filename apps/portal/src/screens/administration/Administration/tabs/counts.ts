import { send } from '@doblaje/contract/client';
import type { Portal } from '../../../../portal/portal';
import type { AdministrationView } from './views';

/** The count of each tab; undefined if it could not be loaded. */
export type AdministrationCounts = Readonly<Record<AdministrationView, number | undefined>>;

/** The id of the route with this loader. */
export const COUNTS_ROUTE = 'administrationCounts';

/** Requests one row of each list, because every answer includes the total. The promise never rejects: the tabs then show no count. */
export const countsLoader =
  ({ client }: Portal) =>
  (): { counts: Promise<AdministrationCounts> } => {
    const { users, applications } = client.catalogue;
    const one = { query: { size: '1' } } as const;
    const totalOf = (list: Promise<{ total: number }>) =>
      list.then(
        ({ total }) => total,
        () => undefined,
      );
    const counts = Promise.all([totalOf(send(users.$get(one))), totalOf(send(applications.$get(one)))]).then(
      ([people, sent]) => ({ users: people, applications: sent }),
    );
    return { counts };
  };
