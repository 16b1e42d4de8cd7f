import type { YearClose } from '@doblaje/contract';
import { formatRut } from '@doblaje/domain/rut';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { paidLinesOfYear } from '../nominas/month';
import { type AskedYear, totalOf } from './asked';

/** Payments of a year whose boletas were annulled at the SII afterwards, and which no later boleta has settled; the earliest first. */
export async function paymentsToRegularize(
  db: Database,
  { year, most }: AskedYear,
): Promise<YearClose['toRegularize']> {
  const rows = await paidLinesOfYear(db, year)
    .innerJoin('regularizations', 'regularizations.boleta_id', 'nomina_lines.boleta_id')
    .innerJoin('boletas', 'boletas.id', 'regularizations.boleta_id')
    .select(['boletas.id', 'boletas.kind', 'boletas.person_id', 'boletas.person_name', 'boletas.person_rut'])
    .select(['nomina_lines.folio', 'nomina_lines.issued_on', 'nomina_lines.gross', 'nomina_lines.net'])
    .select(['nomina_lines.nomina_id', 'nomina_lines.paid_on', 'regularizations.annulled_on'])
    .select(sql<string>`count(*) over ()`.as('total'))
    .where('regularizations.settled_at', 'is', null)
    .orderBy('nomina_lines.paid_on')
    .orderBy('nomina_lines.id')
    .limit(most)
    .execute();
  return {
    total: totalOf(rows),
    items: rows.map((row) => ({
      ...{ boletaId: row.id, kind: row.kind, folio: row.folio, personId: row.person_id },
      ...{ name: row.person_name, rut: row.person_rut === null ? '' : formatRut(row.person_rut) },
      ...{ issuedOn: row.issued_on, gross: Number(row.gross), net: Number(row.net) },
      ...{ nominaId: row.nomina_id, paidOn: row.paid_on ?? '', annulledOn: row.annulled_on },
    })),
  };
}
