import { dayInChile } from '@doblaje/domain/days';
import type { Database } from '../../ground/db/database';
import { paidDay } from '../boletas/paidDay';
import type { Said } from './archive';

/** The data and payment days of a person's boletas by their documents, including annulled ones. They are deleted with their orders. */
export async function boletasOf(db: Database, userId: string) {
  const amounts = ['folio', 'gross', 'retention', 'net'] as const;
  const rows = await db
    .selectFrom('boletas')
    .leftJoin('documents', 'documents.boleta_id', 'boletas.id')
    .select(['boletas.id', 'boletas.order_numbers', 'boletas.nomina_id', paidDay.as('paid_on')])
    .select(['boletas.person_name', 'boletas.person_rut'])
    .select(amounts.map((name) => `boletas.${name}` as const))
    .select(['documents.id as document_id', 'documents.created_at as filed_at'])
    .where('boletas.person_id', '=', userId)
    .execute();
  const annulled = await db
    .selectFrom('annulled_boletas')
    .innerJoin('documents', 'documents.id', 'annulled_boletas.document_id')
    .select(amounts.map((name) => `annulled_boletas.${name}` as const))
    .select(['document_id', 'documents.created_at as filed_at', 'annulled_boletas.orders'])
    .select(['annulled_boletas.person_name', 'annulled_boletas.person_rut'])
    .where('annulled_boletas.person_id', '=', userId)
    .execute();
  const said = new Map<string, Said>();
  const gone = annulled.map(({ orders, ...row }) => ({
    ...row,
    ...{ order_numbers: orders.map(({ number }) => number), paid_on: null, nomina_id: null },
  }));
  for (const row of [...rows, ...gone]) {
    const { document_id, filed_at, folio, gross, retention, net, order_numbers, paid_on, nomina_id } = row;
    if (document_id === null || filed_at === null) continue;
    said.set(document_id, {
      ...{ number: String(folio), amount: Number(gross), retention: Number(retention), net: Number(net) },
      ...{ order_numbers, paid_on, nomina_id: paid_on === null ? null : nomina_id },
      ...{ person_name: row.person_name, person_rut: row.person_rut },
      filedOn: dayInChile(filed_at),
    });
  }
  // Awaited boletas that went into another one have a history too.
  const awaited = await db
    .selectFrom('boleta_orders')
    .innerJoin('boletas', 'boletas.id', 'boleta_orders.boleta_id')
    .select('awaited_id')
    .where('boletas.person_id', '=', userId)
    .where('awaited_id', 'is not', null)
    .execute();
  return {
    ids: [...rows.map(({ id }) => id), ...awaited.flatMap(({ awaited_id }) => awaited_id ?? [])],
    said,
  };
}
