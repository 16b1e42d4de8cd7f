import type { Account } from '@doblaje/contract/client';

/** A person among others. */
export const accountName = ({ first_name, last_name }: Pick<Account, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`;

/** Where everything about one person is. */
export const accountPath = ({ id }: Pick<Account, 'id'>) => `/documents-back/users/${id}`;
