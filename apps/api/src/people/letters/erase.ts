import type { ErasedPart } from '../erasure/erasure';

/** Mails to a person, whether they were sent or not. */
export const eraseMails: ErasedPart = async (transaction, userId) => async (person) => {
  await transaction
    .deleteFrom('mails')
    .where((row) => row.or([row('address', '=', person.email), row('user_id', '=', userId)]))
    .execute();
};
