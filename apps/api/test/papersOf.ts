import type { Boleta, WorkOrder } from '@doblaje/contract';
import { sampleBoletaPdf } from '@doblaje/contract/fixtures';
import { draftShown, loopsShown } from '@doblaje/contract/shown';
import { sendBoleta } from './sampleBoletas';
import { sendDocument } from './sampleSharedDocuments';
import type { testServer } from './testServer';

type TestServer = Awaited<ReturnType<typeof testServer>>;

/** Sends a request that must succeed, as ADMIN unless a token is given. */
type Call = (
  method: string,
  path: string,
  body?: unknown,
  token?: string,
) => Promise<Awaited<ReturnType<TestServer['call']>>>;

/** Files a script for a person, and a second one that they open and that is withdrawn afterwards. */
export async function scriptsOf(
  server: TestServer,
  call: Call,
  { word, id, adminToken, own }: { word: string; id: string; adminToken: string; own: string },
): Promise<void> {
  const said = { personIds: id, title: `Guion de ${word}` };
  await sendDocument(server, adminToken, said, { name: `Guion de ${word}.pdf` });
  const { document } = (await sendDocument(server, adminToken, { ...said, title: `Retirado de ${word}` }))
    .body;
  await call('GET', `/documents/${document.people[0].documentId}/file`, undefined, own);
  await call('DELETE', `/shared-documents/${document.id}/people/${id}`);
}

/** A person, and where they work. */
interface Paper {
  word: string;
  id: string;
  /** As '12.345.678-5'. */
  rut: string;
  chapterId: number;
  role: number;
}

/**
 * Gives a person six orders: one that they decline, its replacement that they finish, a voided one, two that one boleta pays, which is
 * annulled after that, and one whose boleta settles it.
 */
export async function ordersOf(
  server: TestServer,
  call: Call,
  own: string,
  { word, id, rut, chapterId, role }: Paper,
): Promise<{ order: number; boleta: number }> {
  const values = {
    ...{ chapterId, personId: id, typeId: 1, startDate: '2026-11-23', dueDate: '2026-11-30' },
    ...{ amount: 150_000, notes: `Orden para ${word}`, lines: [{ appearanceId: role, loops: 5 }] },
  };
  const move = async (order: { id: number; updatedAt: string }, name: string, body = {}, token?: string) => {
    const moved = { ...body, updatedAt: order.updatedAt };
    return (await call('POST', `/work-orders/${order.id}/${name}`, moved, token)).body;
  };
  const issueOf = (order: WorkOrder) => move(order, 'issue', { shown: draftShown(order) });
  const finish = (order: WorkOrder) =>
    move(order, 'finish', {
      lines: [{ appearanceId: role, loopsDone: 4 }],
      ...{ note: `Más loops de ${word}`, amount: 150_500, amountReason: `Corregida a ${word}` },
      shown: loopsShown([order]),
    });
  const issue = async () => issueOf((await call('POST', '/work-orders', values)).body);
  const declined = await issue();
  await move(declined, 'answer', { answer: 'decline', note: `No puede ${word}` }, own);
  const draft = (await call('POST', `/work-orders/${declined.id}/replace`)).body;
  const edit = { ...values, updatedAt: draft.updatedAt };
  const again = await issueOf((await call('PATCH', `/work-orders/${draft.id}`, edit)).body);
  const accepted = await move(again, 'answer', { answer: 'accept', note: `Puede ${word}` }, own);
  await finish(accepted);
  await move(await issue(), 'void', { reason: `Motivo de ${word}` });
  const [waiting] = (await call('GET', '/boletas/own', undefined, own)).body.items;
  const said = { gross: '150000', retention: '22875', net: '127125' };
  const send = async (boleta: { id: number; updatedAt: string }, folio: string) =>
    (await sendBoleta(server, own, boleta, { ...said, folio }, { name: `Boleta de ${word}.pdf` })).body;
  const first = await send(waiting, '57');
  const annulment = {
    move: 'annul',
    on: '2026-11-20',
    reason: `Anulada por ${word}`,
    updatedAt: first.updatedAt,
  };
  const sent = await send((await call('POST', `/boletas/${waiting.id}/sii`, annulment)).body, '58');
  const reason = { reason: `Rechazada a ${word}`, updatedAt: sent.updatedAt };
  await call('POST', `/boletas/${waiting.id}/reject`, reason);
  const finished = async (): Promise<{ id: number }> =>
    finish(await move(await issue(), 'answer', { answer: 'accept', note: '' }, own));
  const awaitedOf = async ({ id: order }: { id: number }) =>
    (await call('GET', '/boletas/own', undefined, own)).body.items.find(
      ({ orderId }: { orderId: number }) => orderId === order,
    );
  /** Sends the boleta of an order and approves it. */
  const approve = async (order: { id: number }, send: (boleta: Boleta) => Promise<Boleta>) => {
    const { id: boletaId, updatedAt } = await send(await awaitedOf(order));
    return (await call('POST', `/boletas/${boletaId}/approve`, { updatedAt })).body as Boleta;
  };
  // One boleta pays two orders, and its PDF can be read.
  const [other, beside] = [await finished(), await finished()];
  const parts = JSON.stringify([other, beside].map((order) => ({ orderId: order.id, amount: 150_000 })));
  const amounts = { gross: '300000', retention: '45750', net: '254250' };
  const bytes = sampleBoletaPdf({ rut, folio: 59, gross: 300_000 });
  const approved = await approve(
    other,
    async (boleta) =>
      (
        await sendBoleta(...([server, own, boleta, { ...amounts, parts, folio: '59' }] as const), {
          bytes,
          name: `Boleta de ${word}.pdf`,
        })
      ).body,
  );
  const boletas = [{ id: approved.id, updatedAt: approved.updatedAt }];
  const { nomina } = (await call('POST', '/nominas', { boletas })).body;
  const payment = { paidOn: '2026-11-20', updatedAt: nomina.updatedAt };
  await call('POST', `/nominas/${nomina.id}/pay`, payment);
  // Annulled after it was paid, and settled with a later one.
  const { updatedAt } = (await call('GET', `/boletas/${approved.id}`)).body;
  await call('POST', `/boletas/${approved.id}/sii`, {
    ...annulment,
    reason: `Pagada y anulada por ${word}`,
    updatedAt,
  });
  const later = await approve(await finished(), (boleta) => send(boleta, '60'));
  await call('POST', `/boletas/${later.id}/regularize`, {
    ...{ paidId: approved.id, reason: `Es la misma, dice ${word}`, updatedAt: later.updatedAt },
  });
  return { order: again.id, boleta: waiting.id };
}

/** Fills what no file of the studio's own says: the account that it is for, and what the bank answered. */
export async function answeredFile({ db, now }: TestServer, { word, id }: Pick<Paper, 'word' | 'id'>) {
  const name = `De cargo de ${word}`;
  const account = await db
    .insertInto('charge_accounts')
    .values({
      ...{ name, bank: '016', account: '00765', agreement: '7', template: 'bci' },
      updated_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const answer = { answer: 'rejected', answer_reason: `Cerrada, dice el banco de ${word}` } as const;
  const { file_id } = await db
    .updateTable('nomina_transfers')
    .set({ ...answer, answered_at: now() })
    .where('person_id', '=', id)
    .returning('file_id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('nomina_files')
    .set({ charge_account_id: account.id, charge_account: `00765 de ${word}`, agreement: `7 de ${word}` })
    .set({ template: 'bci', studio_rut: '76.007.075-0', pay_day: '2026-11-23' })
    .where('id', '=', file_id)
    .execute();
}
