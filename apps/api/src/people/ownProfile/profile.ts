import {
  API_MESSAGES,
  type EmailChange,
  Problem,
  type Profile,
  type ProfilePatch,
  sheetBankRefusal,
} from '@doblaje/contract';
import { identityField } from '@doblaje/domain/forms';
import { hasOtherHolder, mendedAccountNumber, validateProfileBank } from '@doblaje/domain/forms/profileBank';
import { profileCompleteness } from '@doblaje/domain/forms/profileCompleteness';
import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { UsersTable } from '../../ground/db/tables/accounts';
import { isUniqueViolation } from '../../ground/db/uniqueViolation';
import { type Edited, saveIfCurrent } from '../../ground/edits/saveIfCurrent';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { enqueueMail } from '../../ground/mail/outbox';
import { bankName, checkBank } from '../banks/banks';
import { hasConsent } from '../consents/consents';
import { emailChangeOf } from '../emailChanges/read';
import { handOnFirstRut, type TakeFirstRut } from './firstRut';
import { representativeColumns, representativeOf } from './representative';
import { recordSensitive } from './sensitiveConsents';

type User = Selectable<UsersTable>;

/** A person's data sheet; null when the person no longer exists. */
export async function readProfile(db: Database, userId: string, now: Date): Promise<Profile | null> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!user) return null;
  return profileOf(user, {
    sensitive_consent: await hasConsent(db, userId, 'profile-sensitive'),
    isGuarded: await hasConsent(db, userId, 'representative-sensitive'),
    emailChange: await emailChangeOf(db, user, now),
    bankName: await bankName(db, user.bank),
  });
}

function profileOf(
  user: User,
  {
    sensitive_consent,
    isGuarded,
    ...beside
  }: { sensitive_consent: boolean; isGuarded: boolean; emailChange: EmailChange; bankName: string },
): Profile {
  const { email, first_name, last_name, rut, passport } = user;
  const personal = {
    first_name,
    last_name,
    country: user.country ?? '',
    ...(rut !== null && { rut }),
    ...(passport !== null && { passport }),
    gender: user.gender ?? '',
    birth_date: user.birth_date ?? '',
    phone: user.phone ?? '',
    address: user.address ?? '',
    community: user.community ?? '',
    disability: user.disability ?? '',
    sensitive_consent,
    ...representativeOf(user),
    ...(isGuarded && { representative_consent: true }),
    updatedAt: writtenAt(user, 'personal').toISOString(),
  } as const;
  const bank = {
    bank: user.bank ?? '',
    account_type: user.account_type ?? '',
    account_number: user.account_number ?? '',
    holder_rut: user.holder_rut ?? '',
    account_holder_name: user.account_holder_name ?? '',
    updatedAt: writtenAt(user, 'bank').toISOString(),
  } as const;
  return {
    ...{ email, first_name, last_name, rut, personal, bank },
    ...beside,
    completeness: profileCompleteness(personal, bank),
  };
}

/** The time of a section's last change. */
export function writtenAt(user: User, section: ProfilePatch['section']): Date {
  return user[`${section}_updated_at`] ?? user.created_at;
}

/**
 * Saves one section of a data sheet, unless it has changed since the client read it: then nothing is saved.
 * @throws Problem 422 on `rut` when another account has it; 422 on `bank`
 */
export function saveProfile(
  db: Database,
  { actor: userId, now, sessionId }: Doer & { sessionId: string },
  patch: ProfilePatch,
  takeFirstRut: TakeFirstRut,
): Promise<Edited<Profile>> {
  return audited(db, { actor: userId, now }, async (transaction) => {
    const lines: AuditLine[] = [];
    const value = await saveIfCurrent(transaction, {
      of: (transaction) => transaction.selectFrom('users').selectAll().where('id', '=', userId),
      writtenAt: (user) => writtenAt(user, patch.section),
      readWith: patch.updatedAt,
      now,
      write: async (transaction, moment, user) => {
        if (patch.section === 'bank')
          await checkBank(transaction, 'bank', patch.bank, user.bank, sheetBankRefusal);
        const columns = columnsOf(patch, moment, user);
        const changes = changesOf('person', user, columns);
        if (patch.section === 'personal')
          changes.push(...(await recordSensitive(transaction, patch, { userId, sessionId, now })));
        lines.push({ action: 'update', entity: 'person', id: userId, changes });
        await transaction
          .updateTable('users')
          .set({ ...columns, updated_at: now })
          .where('id', '=', userId)
          .execute();
        lines.push(...(await handOnFirstRut(transaction, user, columns, takeFirstRut)));
        if (patch.section === 'bank' && changes.length > 0)
          await enqueueMail(transaction, 'bank-data-changed', user.email, now);
      },
      read: (transaction) => readProfile(transaction, userId, now),
      // The account was erased since the session was looked up.
      missing: () => new Problem(401, API_MESSAGES.invalidToken),
    });
    return { value, lines };
  }).catch(refusedRut(() => API_MESSAGES.rutTaken));
}

/**
 * Turns the database's error about a RUT of another account into a refusal; throws any other error as it is.
 * @param tell the message on the field
 */
export const refusedRut =
  (tell: () => string | Promise<string>) =>
  async (error: unknown): Promise<never> => {
    if (!isUniqueViolation(error, 'users_one_rut')) throw error;
    throw new Problem(422, API_MESSAGES.invalid, { errors: [{ field: 'rut', message: await tell() }] });
  };

/** @throws Problem 422 when the form refuses the section for a person with this RUT and address */
function columnsOf(patch: ProfilePatch, moment: Date, user: User): Updateable<UsersTable> {
  if (patch.section === 'bank') {
    const { rut: ownRut } = user;
    const { bank, account_type, holder_rut, account_holder_name } = patch;
    // The contract does not know the RUT of the sheet's person.
    const errors = Object.entries(validateProfileBank(patch, ownRut)).map(([field, message]) => ({
      field,
      message,
    }));
    if (errors.length > 0) throw new Problem(422, API_MESSAGES.invalid, { errors });
    return {
      bank: bank || null,
      account_type: account_type || null,
      account_number: mendedAccountNumber(patch, ownRut) || null,
      holder_rut: holder_rut || null,
      account_holder_name: (hasOtherHolder(patch, ownRut) && account_holder_name) || null,
      bank_updated_at: moment,
    };
  }
  return {
    ...identityColumns(patch, moment),
    community: patch.community || null,
    disability: patch.disability || null,
    ...representativeColumns(patch, { user, moment }),
  };
}

/** The part of the personal section that everybody at the studio may see: everything except sensitive data. */
type Identity = Omit<
  Extract<ProfilePatch, { section: 'personal' }>,
  'section' | 'updatedAt' | 'community' | 'disability' | 'sensitive_consent' | `representative_${string}`
>;

/** The columns of that part, written at a moment. */
export function identityColumns(values: Identity, moment: Date): Updateable<UsersTable> {
  const { first_name, last_name, country, gender, birth_date, phone, address } = values;
  const identity = identityField(country);
  return {
    // The section does not include the field that the form hides for this country (spec §2). Before a country is chosen the form hides
    // both, so saving another field loses neither.
    ...(identity !== null && {
      rut: identity === 'rut' ? values.rut || null : null,
      passport: identity === 'passport' ? values.passport || null : null,
    }),
    first_name,
    last_name,
    country: country || null,
    gender: gender || null,
    birth_date: birth_date || null,
    phone: phone || null,
    address: address || null,
    personal_updated_at: moment,
  };
}
