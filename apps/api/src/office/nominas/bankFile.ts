import { API_MESSAGES, notPossible, refuseAnsweredFile } from '@doblaje/contract';
import { conjoined } from '@doblaje/domain/naming';
import { labelOfAccountType } from '@doblaje/domain/options/accountTypes';
import { formatRut } from '@doblaje/domain/rut';
import type { Database } from '../../ground/db/database';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
import type { CsvColumn } from '../../ground/lists/csv';
import { changesSinceFile } from './changes';
import { DOWNLOADED_FORM } from './downloads';
import { readNomina } from './read';
import { refuseBlockedIn } from './refuseBlocked';
import { holdPeople } from './rows';
import {
  bankNameOf,
  type FileForm,
  keepFile,
  lastFile,
  type MadeFile,
  OWN_FORM,
  type Transfer,
  transfersNow,
} from './transfers';

/** The format of banks: no dots in a RUT or an amount, and all leading zeros of an account number. */
export const BANK_CSV: readonly CsvColumn<Transfer>[] = [
  { header: 'RUT', value: ({ holder_rut }) => formatRut(holder_rut ?? '').replaceAll('.', '') },
  { header: 'Nombre', value: ({ holder_name }) => holder_name },
  { header: 'Código del banco', value: ({ bank }) => bank },
  { header: 'Banco', value: bankNameOf },
  { header: 'Tipo de cuenta', value: ({ account_type }) => labelOfAccountType(account_type ?? '') },
  { header: 'N.º de cuenta', value: ({ account_number }) => account_number },
  { header: 'Monto líquido', value: ({ net }) => String(net) },
  { header: 'Correo', value: ({ email }) => email },
  { header: 'Glosa', value: ({ memo }) => memo },
];

/** How the file that was made stands today. */
export interface FileStanding {
  isPaid: boolean;
  /** Whether a file made now would pay something else. */
  hasChanged: boolean;
}

/** How a file is made. */
interface FileMaking {
  again: boolean;
  /** Whether the file that was made is the one asked for; else a new one is made. */
  isIt: (file: MadeFile, standing: FileStanding) => boolean;
  /** The form of a new one. @default the studio's own CSV */
  form?: (transaction: Database) => Promise<FileForm>;
  /** Refuses what a bank would not take, before it is kept. */
  check: (transaction: Database, transfers: readonly Transfer[], form: FileForm) => Promise<void>;
}

/**
 * The transfers of a nómina, one per person. The first request makes the file. It then stays as it is, because it shows what the studio
 * told the bank. A new file holds the data sheets' values of that moment. The file holds account numbers, so each request goes into the
 * history of the nómina, with the form that was taken, and of each person.
 * @param wish.again makes a new file, for a nómina that is not paid yet
 * @throws Problem 404; 409 when it is voided or empty, a person's bank data are incomplete, the bank has answered, or it is paid and
 *   another file was asked for
 */
export function bankTransfers(
  db: Database,
  doer: Doer,
  id: number,
  { again, isIt, form, check }: FileMaking,
): Promise<{ transfers: Transfer[]; form: FileForm }> {
  return audited(db, doer, async (transaction) => {
    const { lines } = await readNomina(transaction, id);
    const madeBefore = () =>
      notPossible('La nómina está pagada: su archivo es el que se hizo antes de pagarla.');
    await holdPeople(
      transaction,
      lines.flatMap(({ boletaId }) => (boletaId === null ? [] : [boletaId])),
    );
    // Two simultaneous requests for the first file get the same file.
    const { state, answered_at } = await transaction
      .selectFrom('nominas')
      .select(['state', 'answered_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (state === 'voided') throw notPossible('La nómina está anulada: no hay nada que transferir.');
    const there = await lastFile(transaction, id);
    const last = again ? null : there;
    const isPaid = state === 'paid';
    const today = await transfersNow(transaction, id);
    const hasChanged = changesSinceFile(there, today).length > 0;
    const file = last && isIt(last, { isPaid, hasChanged }) ? last : null;
    refuseAnsweredFile({
      ...{ isAnswered: answered_at !== null, isPaid },
      payments: there?.transfers ?? [],
    });
    if (isPaid && (again || (last && !file))) throw madeBefore();
    const made = file?.form ?? (await form?.(transaction)) ?? OWN_FORM;
    const transfers: Transfer[] = file?.transfers ?? today;
    await refuseBlockedIn(transaction, id);
    if (transfers.length === 0) throw notPossible(API_MESSAGES.nominaEmpty);
    if (!file) {
      const lacking = new Set(
        lines.filter(({ lacks }) => lacks.length > 0).map(({ personName }) => personName),
      );
      if (lacking.size > 0)
        throw notPossible(
          `Faltan los datos bancarios de ${conjoined([...lacking])}: pídelos, o quita sus boletas de la nómina; si no queda otra, anúlala.`,
        );
      await check(transaction, transfers, made);
      await keepFile(transaction, id, transfers, doer.now, made);
    }
    const changes = [{ field: 'account_number' }];
    // The CSV may tell the transfers of a file that was made for a bank.
    const taken = { field: DOWNLOADED_FORM, from: null, to: form ? made.template : OWN_FORM.template };
    const people = transfers.flatMap(({ person_id }) => (person_id === null ? [] : [person_id]));
    const read: AuditLine[] = [
      { action: 'read', entity: 'nomina', id: String(id), changes: [...changes, taken] },
      ...people.map((person): AuditLine => ({ action: 'read', entity: 'person', id: person, changes })),
    ];
    return { value: { transfers, form: made }, lines: read };
  });
}
