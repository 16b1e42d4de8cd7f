import { NOMINA_MOST, type Nomina, type NominaLine, type PayableBoleta } from '@doblaje/contract';
import { bankFileTemplate } from '@doblaje/domain/bankFiles';
import { dayInChile } from '@doblaje/domain/days';
import { isOthersAccount, missingBankFields } from '@doblaje/domain/forms/profileBank';
import { formatRut } from '@doblaje/domain/rut';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { inNaturalOrder } from '../../ground/lists/naturalOrder';
import { knownBanks } from '../../people/banks/banks';
import { settledWith } from '../settled/settledWith';
import { siiCautions } from '../siiSheets/cautions';
import { changesSinceFile, seenOf } from './changes';
import { downloadsOf } from './downloads';
import { newest } from './lineDays';
import { payCautions } from './payCautions';
import { rejectedAccounts } from './rejectedAccounts';
import { nominaGone, nominaRowOf, nominaRows } from './rows';
import { BANK_COLUMNS, lastFile, type MadeFile, transfersNow } from './transfers';

/** Shown in place of a person who erased their data. */
export const ERASED = 'Alguien que borró sus datos';

/** Approved boletas outside any nómina, the oldest first. */
export async function payableBoletas(db: Database): Promise<{ items: PayableBoleta[]; isAll: boolean }> {
  const rows = await db
    .selectFrom('boletas')
    .innerJoin('users', 'users.id', 'boletas.person_id')
    .selectAll('boletas')
    .select(BANK_COLUMNS)
    .where('boletas.state', '=', 'approved')
    .where('boletas.nomina_id', 'is', null)
    .orderBy('boletas.issued_order')
    .orderBy('boletas.id')
    .limit(NOMINA_MOST + 1)
    .execute();
  const shown = rows.slice(0, NOMINA_MOST);
  const banks = await knownBanks(db);
  const ids = shown.map(({ id }) => id);
  const [cautions, settled] = await Promise.all([siiCautions(db, ids), settledWith(db, ids)]);
  const told = await payCautions(db, ids, cautions);
  const rejected = await rejectedAccounts(
    db,
    shown.map(({ person_id }) => person_id),
  );
  return {
    items: shown.map((row) => ({
      id: row.id,
      updatedAt: row.updated_at.toISOString(),
      folio: row.folio ?? 0,
      issuedOn: row.issued_on ?? '',
      orderNumbers: row.order_numbers,
      projectTitle: row.project_title,
      ...{ gross: Number(row.gross), retention: Number(row.retention), net: Number(row.net) },
      personId: row.person_id,
      personName: row.person_name,
      nameNow: row.name_now === row.person_name ? '' : row.name_now,
      lacks: missingBankFields(row, banks),
      isOthersAccount: isOthersAccount(row),
      bankAskedAt: row.bank_asked_at?.toISOString() ?? null,
      accountRejected: rejected(row.person_id, row),
      atSii: cautions.get(row.id) ?? null,
      cautions: told.get(row.id) ?? [],
      settles: settled.get(row.id) ?? [],
    })),
    isAll: rows.length <= NOMINA_MOST,
  };
}

/** The lines of nóminas, with their boletas and people as far as these still exist. The person's name comes from the line itself. */
export const allLines = (db: Database) =>
  db
    .selectFrom('nomina_lines')
    .leftJoin('boletas', 'boletas.id', 'nomina_lines.boleta_id')
    .leftJoin('users', 'users.id', 'nomina_lines.person_id')
    .selectAll('nomina_lines')
    .select('boletas.name_now')
    .orderBy(inNaturalOrder(sql`nomina_lines.person_name`))
    .orderBy('nomina_lines.folio')
    .orderBy('nomina_lines.id');

/** One nómina with all its data; null when it does not exist. */
export async function readNominaIfThere(db: Database, id: number): Promise<Nomina | null> {
  const nomina = await nominaRows(db).where('nominas.id', '=', id).executeTakeFirst();
  if (!nomina) return null;
  const rows = await allLines(db).select(BANK_COLUMNS).where('nomina_lines.nomina_id', '=', id).execute();
  const isPrepared = nomina.state === 'prepared';
  const banks = isPrepared ? await knownBanks(db) : [];
  const file = await lastFile(db, id);
  const answers = new Map(file?.transfers.map(({ person_id, answer }) => [person_id, answer]));
  const answerOf = (personId: string | null) => {
    const answer = isPrepared && personId !== null ? answers.get(personId) : undefined;
    return answer === 'paid' || answer === 'waiting' ? answer : null;
  };
  // What was paid or voided is not mended before a payment.
  const ids = rows.flatMap(({ boleta_id }) => boleta_id ?? []);
  const cautions = await siiCautions(db, isPrepared ? ids : []);
  const told = await payCautions(db, isPrepared ? ids : [], cautions);
  const rejected = await rejectedAccounts(
    db,
    isPrepared ? rows.flatMap(({ person_id }) => person_id ?? []) : [],
  );
  const settled = await settledWith(db, ids);
  const lines = rows.map(
    (row): NominaLine => ({
      id: row.id,
      boletaId: row.boleta_id,
      // A line of a voided nómina keeps nothing of an erased person.
      folio: row.boleta_id === null && row.person_name === '' ? null : row.folio,
      issuedOn: row.issued_on,
      paidOn: row.paid_on ?? '',
      orderNumbers: row.order_numbers,
      projectTitle: row.project_title,
      ...{ gross: Number(row.gross), retention: Number(row.retention), net: Number(row.net) },
      personId: row.person_id,
      personName: row.person_name || ERASED,
      nameNow: row.name_now === null || row.name_now === row.person_name ? '' : row.name_now,
      personRut: row.person_rut === null ? '' : formatRut(row.person_rut),
      answer: answerOf(row.person_id),
      // A paid or voided nómina needs no more bank data.
      lacks: isPrepared ? missingBankFields(row, banks) : [],
      isOthersAccount: isPrepared && isOthersAccount(row),
      bankAskedAt: row.bank_asked_at?.toISOString() ?? null,
      accountRejected: row.person_id === null ? null : rejected(row.person_id, row),
      atSii: cautions.get(row.boleta_id ?? 0) ?? null,
      cautions: told.get(row.boleta_id ?? 0) ?? [],
      settles: settled.get(row.boleta_id ?? 0) ?? [],
    }),
  );
  const now = isPrepared && file ? await transfersNow(db, id) : [];
  const changes = isPrepared ? changesSinceFile(file, now) : [];
  return {
    ...nominaRowOf(nomina),
    lines,
    latestIssuedOn: newest(lines.map(({ issuedOn }) => issuedOn)),
    voidReason: nomina.void_reason,
    file: file && {
      ...{ madeAt: file.madeAt.toISOString(), keptAt: file.keptAt.toISOString() },
      form: bankFileTemplate(file.form.template)?.label ?? '',
    },
    downloads: await downloadsOf(db, id),
    rejected: await rejectedIn(db, file),
    changes,
    seen: seenOf(changes, now),
  };
}

/** The payments that the bank rejected, and when their people were asked for their bank data. */
async function rejectedIn(db: Database, file: MadeFile | null): Promise<Nomina['rejected']> {
  const rejected = (file?.transfers ?? []).filter(({ answer }) => answer === 'rejected');
  const ids = rejected.flatMap(({ person_id }) => person_id ?? []);
  const people =
    ids.length === 0
      ? []
      : await db.selectFrom('users').select(['id', 'bank_asked_at']).where('id', 'in', ids).execute();
  const asked = new Map(people.map(({ id, bank_asked_at }) => [id, bank_asked_at]));
  return rejected.map(({ person_id, person_name, answer_reason, answered_at }) => ({
    ...{ personId: person_id, personName: person_name || ERASED, reason: answer_reason },
    on: answered_at === null ? '' : dayInChile(answered_at),
    bankAskedAt: asked.get(person_id ?? '')?.toISOString() ?? null,
  }));
}

/** @throws Problem 404 */
export async function readNomina(db: Database, id: number): Promise<Nomina> {
  const nomina = await readNominaIfThere(db, id);
  if (!nomina) throw nominaGone();
  return nomina;
}
