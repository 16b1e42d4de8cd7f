import type { testServer } from './testServer';

type Server = Pick<Awaited<ReturnType<typeof testServer>>, 'db' | 'now'>;

/** Fills in what the privacy notice needs. */
export async function studioForNotice({ db }: Server): Promise<void> {
  await db.updateTable('studio_settings').set({ name: 'Estudio Andino SpA', rut: '76.007.075-0' }).execute();
  await db
    .updateTable('privacy_settings')
    .set({ representative: 'Rosa Rojas', address: 'Av. Italia 1000', email: 'datos@andino.cl' })
    .execute();
}

/** Publishes a first version of the notice, of which people are told. */
export async function publishedNotice({ db, now }: Server): Promise<void> {
  await db
    .insertInto('privacy_notices')
    .values({
      ...{ version: 1, sections: '[]', is_new_meaning: true, summary: 'El primero', published_at: now() },
    })
    .execute();
}

/** Adds a treatment that the portal does not name, which can be removed. */
export async function ownTreatment({ db, now }: Server): Promise<string> {
  const { id } = await db
    .insertInto('treatments')
    .values({
      ...{ key: null, name: 'Créditos', purpose: 'Nombrar a quien actuó.', data_kinds: ['identity'] },
      ...{ people_kinds: ['talent'], basis: 'contract', basis_detail: '', recipients: 'El cliente' },
      ...{ transfers: 'Ninguna', kept_months: 24, kept_from: 'desde el estreno', source: 'El trabajo' },
      updated_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Writes a breach into the register. */
export async function sampleBreach({ db, now }: Server): Promise<string> {
  const { id } = await db
    .insertInto('breaches')
    .values({
      ...{ title: 'Guion perdido', what: 'Un guion quedó en un taxi.', since: '2026-01-02', agency_on: '' },
      ...{ found_on: '2026-01-03', data_kinds: ['identity', 'bank'], people_kinds: ['talent'] },
      ...{ has_children: false, people_count: null, effects: 'Alguien lo leyó.', measures: 'Se busca.' },
      updated_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}
