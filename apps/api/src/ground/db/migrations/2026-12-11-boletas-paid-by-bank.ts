import { type Kysely, sql } from 'kysely';

/**
 * A boleta is paid once its bank says so, though others of its nómina still wait. Until now such a boleta stayed approved until the whole
 * nómina was paid. Its history names who noted the answer, and when. Its person is told now: until now nobody told them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    with paid as (
      update boletas set state = 'paid',
          updated_at = greatest(date_trunc('milliseconds', now()), boletas.updated_at + interval '1 millisecond')
        from nomina_lines as line
        where line.nomina_id = boletas.nomina_id and line.boleta_id = boletas.id and line.paid_on is not null
          and boletas.state = 'approved'
        returning boletas.id, boletas.person_id, boletas.nomina_id
    ), answers as (
      select paid.id, (
          select max(answered_at) from nomina_transfers join nomina_files on nomina_files.id = file_id
            where nomina_files.nomina_id = paid.nomina_id and nomina_transfers.person_id = paid.person_id
              and answer = 'paid'
        ) as at, paid.nomina_id
        from paid
    ), told as (
      insert into audit (at, actor_id, action, entity, entity_id, changes)
        select coalesce(at, date_trunc('milliseconds', now())), (
            select actor_id from audit as noted
              where entity = 'nomina' and entity_id = answers.nomina_id::text and noted.at = answers.at
              order by noted.id limit 1
          ), 'update', 'boleta', id::text, '[{"field": "state", "from": "Aprobada", "to": "Pagada"}]'::jsonb
          from answers order by id
    )
    insert into mails (kind, address, user_id, nomina_id, created_at, due_at)
      select distinct 'boletas-paid', users.email, users.id, paid.nomina_id, now(), now()
        from paid join users on users.id = paid.person_id`.execute(db);
}
