import { NOMINA_MOST, type Nomina, type NominaLine, type PayableBoleta } from '@doblaje/contract';
import { isOthersAccount, missingBankFields } from '@doblaje/domain/forms/profileBank';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { inNaturalOrder } from '../lists/naturalOrder';
import { nominaGone, nominaRowOf } from './rows';

/** What tells whether somebody can be paid, and into whose account. */
export const BANK = [
  'users.rut',
  'users.bank',
  'users.account_type',
  'users.account_number',
  'users.holder_rut',
  'users.account_holder_name',
  'users.bank_asked_at',
] as const;

/** What is told where the data of a line's person were erased. */
export const ERASED = 'Alguien que borró sus datos';

/** Approved boletas that are in no nómina, the oldest first. */
export async function payableBoletas(db: Database): Promise<{ items: PayableBoleta[]; isAll: boolean }> {
  const rows = await db
    .selectFrom('boletas')
    .innerJoin('users', 'users.id', 'boletas.person_id')
    .selectAll('boletas')
    .select(BANK)
    .where('boletas.state', '=', 'approved')
    .where('boletas.nomina_id', 'is', null)
    .orderBy('boletas.issued_order')
    .orderBy('boletas.id')
    .limit(NOMINA_MOST + 1)
    .execute();
  return {
    items: rows.slice(0, NOMINA_MOST).map((row) => ({
      id: row.id,
      updatedAt: row.updated_at.toISOString(),
      folio: row.folio ?? 0,
      issuedOn: row.issued_on ?? '',
      orderNumber: row.order_number,
      projectTitle: row.project_title,
      ...{ gross: Number(row.gross), retention: Number(row.retention), net: Number(row.net) },
      personId: row.person_id,
      personName: row.person_name,
      lacks: missingBankFields(row),
      isOthersAccount: isOthersAccount(row),
      bankAskedAt: row.bank_asked_at?.toISOString() ?? null,
    })),
    isAll: rows.length <= NOMINA_MOST,
  };
}

/** The lines of nóminas with their boletas and people, where they are still there. */
export const allLines = (db: Database) =>
  db
    .selectFrom('nomina_lines')
    .leftJoin('boletas', 'boletas.id', 'nomina_lines.boleta_id')
    .leftJoin('users', 'users.id', 'boletas.person_id')
    .selectAll('nomina_lines')
    .select(['boletas.issued_on', 'boletas.order_number', 'boletas.person_id', 'boletas.person_name'])
    .orderBy(inNaturalOrder(sql`coalesce(boletas.person_name, '')`))
    .orderBy('nomina_lines.folio')
    .orderBy('nomina_lines.id');

/** One nómina, whole; null when there is none. */
export async function readNominaIfThere(db: Database, id: number): Promise<Nomina | null> {
  const nomina = await db.selectFrom('nominas').selectAll().where('id', '=', id).executeTakeFirst();
  if (!nomina) return null;
  const rows = await allLines(db).select(BANK).where('nomina_lines.nomina_id', '=', id).execute();
  const lines = rows.map(
    (row): NominaLine => ({
      id: row.id,
      boletaId: row.boleta_id,
      folio: row.boleta_id === null ? null : row.folio,
      issuedOn: row.issued_on ?? '',
      orderNumber: row.order_number,
      projectTitle: row.project_title,
      ...{ gross: Number(row.gross), retention: Number(row.retention), net: Number(row.net) },
      personId: row.person_id,
      personName: row.person_name ?? ERASED,
      // Whoever is paid needs nothing any more.
      lacks: nomina.state === 'prepared' ? missingBankFields(row) : [],
      isOthersAccount: nomina.state === 'prepared' && isOthersAccount(row),
      bankAskedAt: row.bank_asked_at?.toISOString() ?? null,
    }),
  );
  const days = lines.map(({ issuedOn }) => issuedOn).sort();
  return { ...nominaRowOf(nomina), lines, latestIssuedOn: days.at(-1) ?? '' };
}

/** @throws Problem 404 */
export async function readNomina(db: Database, id: number): Promise<Nomina> {
  const nomina = await readNominaIfThere(db, id);
  if (!nomina) throw nominaGone();
  return nomina;
}
