import { API_MESSAGES } from '@doblaje/contract';
import { isOthersAccount, missingBankFields } from '@doblaje/domain/forms/profileBank';
import { labelOfAccountType } from '@doblaje/domain/options/accountTypes';
import { labelOfBank } from '@doblaje/domain/options/banks';
import { formatRut } from '@doblaje/domain/rut';
import type { Database } from '../db/database';
import { type AuditLine, audited, type Doer } from '../history/audited';
import type { CsvColumn } from '../lists/csv';
import { BANK, readNomina } from './read';
import { holdPeople, notPossible } from './rows';

/** What is transferred to one person. */
interface Transfer {
  rut: string;
  name: string;
  bank: string;
  accountType: string;
  account: string;
  net: number;
  email: string;
  memo: string;
}

/** Longest text that banks show beside a transfer. */
const MEMO_MAX = 40;

/** As banks read them: no dots, neither in a RUT nor in an amount, and every zero of an account. */
export const BANK_CSV: readonly CsvColumn<Transfer>[] = [
  { header: 'RUT', value: ({ rut }) => formatRut(rut).replaceAll('.', '') },
  { header: 'Nombre', value: ({ name }) => name },
  { header: 'Código del banco', value: ({ bank }) => bank },
  { header: 'Banco', value: ({ bank }) => labelOfBank(bank) },
  { header: 'Tipo de cuenta', value: ({ accountType }) => labelOfAccountType(accountType) },
  { header: 'N.º de cuenta', value: ({ account }) => account },
  { header: 'Monto líquido', value: ({ net }) => String(net) },
  { header: 'Correo', value: ({ email }) => email },
  { header: 'Glosa', value: ({ memo }) => memo },
];

function memoOf(id: number, folios: readonly number[]): string {
  const whole = `Nómina ${id}, ${folios.length === 1 ? 'boleta' : 'boletas'} ${folios.join(', ')}`;
  return whole.length <= MEMO_MAX ? whole : `Nómina ${id}, ${folios.length} boletas`;
}

/**
 * The transfers of a nómina, one a person. It holds account numbers: who asked stands in the history of the nómina and of
 * each person.
 * @throws Problem 404; 409 when it is voided or empty, or somebody's bank data are not complete any more
 */
export function bankTransfers(db: Database, doer: Doer, id: number): Promise<Transfer[]> {
  return audited(db, doer, async (transaction) => {
    const nomina = await readNomina(transaction, id);
    if (nomina.state === 'voided') throw notPossible('La nómina está anulada: no hay nada que transferir.');
    const ids = nomina.lines.flatMap(({ boletaId }) => (boletaId === null ? [] : [boletaId]));
    await holdPeople(transaction, ids);
    const rows = await transaction
      .selectFrom('boletas')
      .innerJoin('users', 'users.id', 'boletas.person_id')
      .select(['users.id', 'users.email', 'boletas.person_name', 'boletas.folio', 'boletas.net'])
      .select(BANK)
      .where('boletas.nomina_id', '=', id)
      .orderBy('users.id')
      .orderBy('boletas.folio')
      .execute();
    if (rows.length === 0) throw notPossible(API_MESSAGES.nominaEmpty);
    const lacking = new Set(
      rows.filter((row) => missingBankFields(row).length > 0).map(({ person_name }) => person_name),
    );
    if (lacking.size > 0)
      throw notPossible(
        `Faltan los datos bancarios de ${[...lacking].join(', ')}: pídelos, o quita sus boletas de la nómina; si no queda otra, anúlala.`,
      );
    const people = new Map<string, typeof rows>();
    for (const row of rows) people.set(row.id, [...(people.get(row.id) ?? []), row]);
    const transfers = [...people.values()].flatMap((own): Transfer[] => {
      const [row] = own;
      if (!row) return [];
      return [
        {
          rut: row.holder_rut ?? '',
          // Banks compare the name with the RUT beside it.
          name: isOthersAccount(row) ? (row.account_holder_name ?? '') : row.person_name,
          bank: row.bank ?? '',
          ...{ accountType: row.account_type ?? '', account: row.account_number ?? '', email: row.email },
          net: own.reduce((sum, { net }) => sum + Number(net), 0),
          memo: memoOf(
            id,
            own.map(({ folio }) => folio ?? 0),
          ),
        },
      ];
    });
    const changes = [{ field: 'account_number' }];
    const lines: AuditLine[] = [
      { action: 'read', entity: 'nomina', id: String(id), changes },
      ...[...people.keys()].map(
        (person): AuditLine => ({ action: 'read', entity: 'person', id: person, changes }),
      ),
    ];
    return { value: transfers, lines };
  });
}
