import { sql } from 'kysely';

/** SQL: the day on which `boletas` was paid, 'AAAA-MM-DD'; null until then. The rest of its nómina may still wait. */
export const paidDay = sql<string | null>`(select nomina_lines.paid_on from nomina_lines
  where nomina_lines.nomina_id = boletas.nomina_id and nomina_lines.boleta_id = boletas.id)`;
