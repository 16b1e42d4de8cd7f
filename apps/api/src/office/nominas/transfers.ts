import { rutOfBank } from '@doblaje/domain/bankFiles';
import { isOthersAccount } from '@doblaje/domain/forms/profileBank';
import { labelOfBank } from '@doblaje/domain/options/banks';
import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { NominaTransfersTable } from '../../ground/db/tables/nominas';
import { readBanks } from '../catalogues/banks';

/** The name of a transfer's bank. Files of before the catalogue keep its code alone, which the list of then names. */
export const bankNameOf = ({ bank, bank_name }: Pick<Transfer, 'bank' | 'bank_name'>): string =>
  bank_name || labelOfBank(bank);

/** The transfer to one person. */
export type Transfer = Omit<
  Selectable<NominaTransfersTable>,
  'file_id' | 'position' | 'net' | 'answer' | 'answer_reason' | 'answered_at'
> & { net: number };

/** A transfer of a file, with what the bank answered. */
export type KeptTransfer = Transfer &
  Pick<Selectable<NominaTransfersTable>, 'position' | 'answer' | 'answer_reason' | 'answered_at'>;

/** The columns that decide whether a person can be paid, and into which account. */
export const BANK_COLUMNS = [
  'users.rut',
  'users.bank',
  'users.account_type',
  'users.account_number',
  'users.holder_rut',
  'users.account_holder_name',
  'users.bank_asked_at',
] as const;

/** The longest text that banks show beside a transfer. */
const MEMO_MAX = 40;

function memoOf(id: number, folios: readonly number[]): string {
  const whole = `Nómina ${id}, ${folios.length === 1 ? 'boleta' : 'boletas'} ${folios.join(', ')}`;
  return whole.length <= MEMO_MAX ? whole : `Nómina ${id}, ${folios.length} boletas`;
}

/** The transfers of a nómina by today's data sheets, one per person. */
export async function transfersNow(db: Database, nominaId: number): Promise<Transfer[]> {
  const rows = await db
    .selectFrom('boletas')
    .innerJoin('users', 'users.id', 'boletas.person_id')
    .select(['users.id', 'users.email', 'boletas.folio', 'boletas.net'])
    // The bank compares the holder's name of today, not the name on the boleta.
    .select('boletas.name_now as person_name')
    .select(BANK_COLUMNS)
    .select(['boletas.issued_on', 'boletas.order_number'])
    .where('boletas.nomina_id', '=', nominaId)
    .orderBy('users.id')
    .orderBy('boletas.folio')
    .execute();
  const banks = await readBanks(db);
  const people = new Map<string, typeof rows>();
  for (const row of rows) people.set(row.id, [...(people.get(row.id) ?? []), row]);
  return [...people.values()].flatMap((own) => {
    const [row] = own;
    if (!row) return [];
    return [
      {
        ...{ person_id: row.id, person_name: row.person_name },
        ...{ holder_name: holderNameOf(row), holder_rut: row.holder_rut },
        ...{ bank: row.bank, account_type: row.account_type, account_number: row.account_number },
        email: row.email,
        net: own.reduce((sum, { net }) => sum + Number(net), 0),
        memo: memoOf(
          nominaId,
          own.map(({ folio }) => folio ?? 0),
        ),
        bank_name: banks.find(({ code }) => code === row.bank)?.name ?? '',
        bank_rut: rutOfBank(banks, row.bank ?? ''),
        documents: own.map(({ folio, issued_on, net, order_number }) => ({
          ...{ number: folio ?? 0, day: issued_on ?? '', amount: Number(net), orderNumber: order_number },
        })),
      },
    ];
  });
}

/** Banks compare this name with the RUT beside it. */
const holderNameOf = (row: { person_name: string; account_holder_name: string | null }): string =>
  isOthersAccount(row) ? (row.account_holder_name ?? '') : row.person_name;

/** What a file was made for. Of the studio's own CSV nothing is known but its template. */
export interface FileForm {
  chargeAccountId: number | null;
  chargeAccount: string;
  agreement: string;
  /** Id of one of domain's BANK_FILE_TEMPLATES. */
  template: string;
  studioRut: string;
  /** 'AAAA-MM-DD', or ''. */
  payDay: string;
}

/** The studio's own CSV. */
export const OWN_FORM: FileForm = {
  ...{ chargeAccountId: null, chargeAccount: '', agreement: '', template: 'csv', studioRut: '', payDay: '' },
};

/** A file made for the bank. */
export interface MadeFile {
  id: number;
  madeAt: Date;
  keptAt: Date;
  transfers: KeptTransfer[];
  form: FileForm;
}

/** The latest file of a nómina, which is the valid one; null when there is none. */
export async function lastFile(db: Database, nominaId: number): Promise<MadeFile | null> {
  const file = await db
    .selectFrom('nomina_files')
    .selectAll()
    .where('nomina_id', '=', nominaId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!file) return null;
  const rows = await db
    .selectFrom('nomina_transfers')
    .selectAll()
    .where('file_id', '=', file.id)
    .orderBy('position')
    .execute();
  const transfers = rows.map(({ file_id: _, net, ...rest }) => ({
    ...rest,
    net: Number(net),
  }));
  const form = {
    ...{ chargeAccountId: file.charge_account_id, chargeAccount: file.charge_account },
    ...{
      agreement: file.agreement,
      template: file.template,
      studioRut: file.studio_rut,
      payDay: file.pay_day,
    },
  };
  return { id: file.id, madeAt: file.made_at, keptAt: file.kept_at, transfers, form };
}

/** Saves a file's content: from now on this file is the valid one. */
export async function keepFile(
  db: Database,
  nominaId: number,
  transfers: readonly Transfer[],
  now: Date,
  form: FileForm = OWN_FORM,
): Promise<void> {
  const { id } = await db
    .insertInto('nomina_files')
    .values({
      ...{ nomina_id: nominaId, made_at: now, kept_at: now, charge_account_id: form.chargeAccountId },
      ...{ charge_account: form.chargeAccount, agreement: form.agreement, template: form.template },
      ...{ studio_rut: form.studioRut, pay_day: form.payDay },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (transfers.length === 0) return;
  await db
    .insertInto('nomina_transfers')
    .values(
      transfers.map(({ documents, ...transfer }, index) => ({
        ...{ ...transfer, documents: JSON.stringify(documents), file_id: id, position: index + 1 },
      })),
    )
    .execute();
}
