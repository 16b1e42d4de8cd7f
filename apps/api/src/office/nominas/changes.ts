import { createHash } from 'node:crypto';
import type { NominaChange, NominaPaidTo } from '@doblaje/contract';
import { labelOfAccountType } from '@doblaje/domain/options/accountTypes';
import { bankNameOf, type MadeFile, type Transfer } from './transfers';

/** Stands in for the missing side when a person came into the file, or left it, since it was made. */
const NOT_IN_IT: NominaPaidTo = { bank: '', accountType: '', accountEnd: '', holder: '', email: '', net: 0 };

/** The facts of a transfer that the page shows: only the end of the account number, as everywhere. */
function toldOf(transfer: Transfer): NominaPaidTo {
  return {
    bank: bankNameOf(transfer),
    accountType: labelOfAccountType(transfer.account_type ?? ''),
    accountEnd: (transfer.account_number ?? '').slice(-4),
    holder: [transfer.holder_name, transfer.holder_rut].filter(Boolean).join(', '),
    email: transfer.email ?? '',
    net: transfer.net,
  };
}

const FIELDS = {
  bank: (transfer: Transfer) => transfer.bank,
  accountType: (transfer: Transfer) => transfer.account_type,
  accountEnd: (transfer: Transfer) => transfer.account_number,
  holder: ({ holder_name, holder_rut }: Transfer) => `${holder_name} ${holder_rut ?? ''}`,
  email: (transfer: Transfer) => transfer.email,
  net: (transfer: Transfer) => transfer.net,
} as const satisfies Record<keyof NominaPaidTo, (transfer: Transfer) => string | number | null>;

const ALL = Object.keys(FIELDS) as (keyof NominaPaidTo)[];

/** How the file of a nómina differs from one made today, person by person; empty when there is no file. */
export function changesSinceFile(file: MadeFile | null, now: readonly Transfer[]): NominaChange[] {
  if (!file) return [];
  const today = new Map(now.map((transfer) => [transfer.person_id, transfer]));
  // Those that the bank rejected have left the nómina.
  const transfers = file.transfers.filter(({ answer }) => answer !== 'rejected');
  const inFile = new Set(transfers.map(({ person_id }) => person_id));
  const changed = transfers.flatMap((then): NominaChange[] => {
    const current = today.get(then.person_id);
    const changes = current ? ALL.filter((name) => FIELDS[name](then) !== FIELDS[name](current)) : ALL;
    if (changes.length === 0) return [];
    const said = { personId: then.person_id, personName: then.person_name, changes };
    return [{ ...said, inFile: toldOf(then), now: current ? toldOf(current) : NOT_IN_IT }];
  });
  const came = now
    .filter(({ person_id }) => !inFile.has(person_id))
    .map((current) => ({
      ...{ personId: current.person_id, personName: current.person_name, changes: ALL },
      ...{ inFile: NOT_IN_IT, now: toldOf(current) },
    }));
  return [...changed, ...came];
}

/**
 * A hash of those changes: with the payment the client sends back the hash it was shown. It covers whole account numbers, while the page
 * shows only their end. '' when there are no changes.
 */
export function seenOf(changes: readonly NominaChange[], now: readonly Transfer[]): string {
  if (changes.length === 0) return '';
  const people = new Set(changes.map(({ personId }) => personId));
  const text = JSON.stringify([changes, now.filter(({ person_id }) => people.has(person_id))]);
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
