import type { Account } from '@doblaje/contract/client';
import type { ListSelection, usersList } from '@doblaje/contract/lists';
import { createContext, type ReactNode } from 'react';

/** All people that match the current search and filters. */
export type AllFound = Omit<ListSelection<typeof usersList>, 'sort'>;

/** The actions of the rows' menus and of the selection bar. The screen sets them, so that the rows need not know it. */
export interface UserActions {
  /** Activates or deactivates these rows, or with `all` all people found. Resolves to whether it was done. */
  setActive: (active: boolean, rows: readonly Account[], all?: AllFound | null) => Promise<boolean>;
  changeRole: (account: Account) => void;
  endSessions: (account: Account) => void;
  resendActivation: (account: Account) => void;
  withdrawInvitation: (account: Account) => void;
  /** The question before people are deactivated. The user of these actions must render it. */
  question: ReactNode;
  /** Whether an action is running. Others are disabled until it ends. */
  isBusy: boolean;
}

export const UserActionsContext = createContext<UserActions | null>(null);
