import type { WorkOrder } from '@doblaje/contract';
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

/**
 * Gives a person four orders: one that they decline, its replacement that they finish, a voided one, and one whose boleta is
 * paid.
 */
export async function ordersOf(
  server: TestServer,
  call: Call,
  own: string,
  { word, id, chapterId, role }: { word: string; id: string; chapterId: number; role: number },
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
  const other = await move(await issue(), 'answer', { answer: 'accept', note: '' }, own);
  await finish(other);
  const toUpload = (await call('GET', '/boletas/own', undefined, own)).body.items;
  const paid = toUpload.find(({ orderId }: { orderId: number }) => orderId === other.id);
  const third = await send(paid, '59');
  const approval = { updatedAt: third.updatedAt };
  const approved = (await call('POST', `/boletas/${paid.id}/approve`, approval)).body;
  const boletas = [{ id: paid.id, updatedAt: approved.updatedAt }];
  const { nomina } = (await call('POST', '/nominas', { boletas })).body;
  const payment = { paidOn: '2026-11-20', updatedAt: nomina.updatedAt };
  await call('POST', `/nominas/${nomina.id}/pay`, payment);
  return { order: again.id, boleta: waiting.id };
}
