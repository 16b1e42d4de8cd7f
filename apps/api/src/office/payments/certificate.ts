import { API_MESSAGES, Problem } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import { formatRut } from '@doblaje/domain/rut';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { isId } from '../../ground/db/ids';
import { readStudio } from '../catalogues/studio';
import { amountsIn, paidLinesOfYear, summed } from '../nominas/month';
import type { CertificateData } from './writeCertificatePdf';

/** What was paid to a person in a year. */
const linesOf = (db: Database, personId: string, year: string) =>
  paidLinesOfYear(db, year).where('nomina_lines.person_id', '=', personId);

/** Names and RUTs on the paid boletas, the latest first: somebody may have changed theirs within the year. */
async function issuersOf(db: Database, personId: string, year: string): Promise<CertificateData['issuers']> {
  const rows = await linesOf(db, personId, year)
    .select(['nomina_lines.person_name', 'nomina_lines.person_rut'])
    .groupBy(['nomina_lines.person_name', 'nomina_lines.person_rut'])
    .orderBy(sql`max(nomina_lines.paid_on)`, 'desc')
    .orderBy(sql`max(nomina_lines.id)`, 'desc')
    .execute();
  return rows.map(({ person_name: name, person_rut: rut }) => ({
    name,
    rut: rut === null ? '' : formatRut(rut),
  }));
}

async function monthsOf(db: Database, personId: string, year: string): Promise<CertificateData['months']> {
  const month = sql<string>`left(nomina_lines.paid_on, 7)`;
  const rows = await linesOf(db, personId, year)
    .select(month.as('month'))
    .select(amountsIn('nomina_lines'))
    .groupBy(month)
    .orderBy(month)
    .execute();
  return rows.map((row) => ({ month: row.month, ...summed(row) }));
}

/** Boletas that were paid in the year and annulled at the SII afterwards. They stay in the sums: the money was paid. */
async function annulledOf(
  db: Database,
  personId: string,
  year: string,
): Promise<CertificateData['annulled']> {
  const rows = await linesOf(db, personId, year)
    .innerJoin('regularizations', 'regularizations.boleta_id', 'nomina_lines.boleta_id')
    .leftJoin('boletas as later', 'later.id', 'regularizations.settled_by')
    .select(['nomina_lines.folio', 'nomina_lines.gross', 'regularizations.annulled_on'])
    .select(['regularizations.settled_at', 'later.folio as later_folio'])
    .orderBy('regularizations.annulled_on')
    .orderBy('nomina_lines.folio')
    .execute();
  return rows.map(({ folio, gross, annulled_on: annulledOn, settled_at, later_folio }) => ({
    ...{ folio, gross: Number(gross), annulledOn },
    settledBy: settled_at && { folio: later_folio, on: dayInChile(settled_at) },
  }));
}

/**
 * What the certificate of fees of a person and a year, 'AAAA', says.
 * @throws Problem 404 without such a person
 */
export async function readCertificate(
  db: Database,
  { personId, year, brand, now }: { personId: string; year: string; brand: string; now: Date },
): Promise<CertificateData> {
  const person = isId(personId)
    ? await db
        .selectFrom('users')
        .select(['first_name', 'last_name', 'rut'])
        .where('id', '=', personId)
        .executeTakeFirst()
    : undefined;
  if (!person) throw new Problem(404, API_MESSAGES.notFound);
  const [studio, issuers, months, annulled] = await Promise.all([
    readStudio(db),
    issuersOf(db, personId, year),
    monthsOf(db, personId, year),
    annulledOf(db, personId, year),
  ]);
  const today = {
    name: `${person.first_name} ${person.last_name}`,
    rut: person.rut === null ? '' : formatRut(person.rut),
  };
  return {
    ...{ year, brand, madeAt: now.toISOString(), months, annulled },
    studio: { name: studio.name, rut: studio.rut },
    // In a year without payments there is no boleta to take them from.
    issuers: issuers.length === 0 ? [today] : issuers,
  };
}
