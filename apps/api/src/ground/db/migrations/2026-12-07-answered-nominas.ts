import { type Kysely, sql } from 'kysely';

/**
 * A nómina itself knows that its bank has answered: its transfers go with the people who erase their data. Earlier answers are known by
 * the transfers that are left, else by the history, which gives them as the reason of a change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table nominas add column answered_at timestamptz`.execute(db);
  await sql`
    update nominas set answered_at = (
      select min(coalesce(answered_at, made_at)) from nomina_transfers join nomina_files on nomina_files.id = file_id
        where nomina_id = nominas.id and answer is not null)`.execute(db);
  await sql`
    update nominas set answered_at = told.at from (
      select entity_id, min(at) as at from audit
        where entity = 'nomina' and action = 'update'
          and (changes @> '[{"field": "reason", "to": "Respuesta del banco"}]'::jsonb
            or changes @> '[{"field": "reason", "to": "El banco rechazó todos los pagos"}]'::jsonb)
        group by entity_id
    ) as told
    where told.entity_id = nominas.id::text and answered_at is null`.execute(db);
}
