import type { Account } from '@doblaje/contract/client';
import type { ListSelection, usersList } from '@doblaje/contract/lists';
import { createContext, type ReactNode } from 'react';

/** All that is searched and filtered for. */
export type AllFound = Omit<ListSelection<typeof usersList>, 'sort'>;

/** What menus of rows and the bar of actions do; set by the screen, so that the rows need not know it. */
export interface UserActions {
  /** Activates or deactivates those rows, or with `all` all that is found; whether it was done. */
  setActive: (active: boolean, rows: readonly Account[], all?: AllFound | null) => Promise<boolean>;
  changeRole: (account: Account) => void;
  endSessions: (account: Account) => void;
  resendActivation: (account: Account) => void;
  withdrawInvitation: (account: Account) => void;
  /** What is asked before people are deactivated; to be rendered by who uses these actions. */
  question: ReactNode;
  /** Something is being done: nothing else is, until then. */
  isBusy: boolean;
}

export const UserActionsContext = createContext<UserActions | null>(null);
