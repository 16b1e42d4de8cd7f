import type { Account } from '@doblaje/contract/client';

/** The name of a person in lists and messages. */
export const accountName = ({ first_name, last_name }: Pick<Account, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`;

/** The address of the page about one person. */
export const accountPath = ({ id }: Pick<Account, 'id'>) => `/documents-back/users/${id}`;
