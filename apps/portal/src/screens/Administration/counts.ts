import { send } from '@doblaje/contract/client';
import type { Portal } from '../../portal';
import type { AdministrationView } from './views';

/** How many are behind each tab; undefined where that could not be had. */
export type AdministrationCounts = Readonly<Record<AdministrationView, number | undefined>>;

/** Id of the route whose loader it is. */
export const COUNTS_ROUTE = 'administrationCounts';

/** Asks for a row of each, whose answer says how many there are. A promise that never rejects: tabs do without. */
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
