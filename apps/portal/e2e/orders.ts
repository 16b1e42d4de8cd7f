import { draftShown } from '@doblaje/contract/shown';
import type { APIRequestContext } from '@playwright/test';
import { writePdf } from './documentFiles.ts';
import { ADMIN, PASSWORD, type Server } from './fixtures.ts';

/** Today in Chile: 'AAAA-MM-DD'. */
const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santiago' }).format(new Date());

/** The part of an order that journeys use. */
export interface IssuedOrder {
  id: number;
  title: string;
  documentId: string;
  state: string;
  answerNote: string;
  updatedAt: string;
}

/** Title of the boleta that an order is due. */
export const boletaOf = ({ title }: IssuedOrder): string =>
  `Boleta orden ${title.slice(title.indexOf('N.º'))}`;

/** Calls the API as ADMIN, for steps of the studio while a journey shows another person's screen. */
export async function studioOf(server: Server, request: APIRequestContext) {
  const url = `${server.url}/api`;
  const sessionOf = async (email: string) => {
    const logged = await request.post(`${url}/users/auth/login`, { data: { email, password: PASSWORD } });
    return { authorization: `Bearer ${(await logged.json()).accessToken}` };
  };
  const headers = await sessionOf(ADMIN);
  type Sent = Pick<NonNullable<Parameters<typeof request.fetch>[1]>, 'data' | 'multipart'>;
  const send = async (method: string, path: string, sent: Sent, who = headers) => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answer = await request.fetch(`${url}${path}`, { method, ...sent, headers: { ...who, ...key } });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const ask = (method: string, path: string, data?: unknown, who = headers) =>
    send(method, path, { data }, who);
  const read = async (id: number): Promise<IssuedOrder> => {
    const order = await ask('GET', `/work-orders/${id}`);
    const { title } = await ask('GET', `/documents/${order.documentId}`);
    return { ...order, title };
  };
  /** Issues an order of Traducción for this person. */
  async function issue(email: string): Promise<IssuedOrder> {
    const { items: people } = await ask('GET', `/users?search=${encodeURIComponent(email)}`);
    const { items: projects } = await ask('GET', '/projects?search=bah%C3%ADa');
    const { chapters } = await ask('GET', `/projects/${projects[0].id}/chapters`);
    const draft = await ask('POST', '/work-orders', {
      chapterId: chapters[0].id,
      personId: people[0].id,
      typeId: 2,
      startDate: '2026-11-23',
      dueDate: '2026-11-30',
      amount: 90_000,
      notes: '',
      lines: [],
    });
    const seen = { updatedAt: draft.updatedAt, shown: draftShown(draft) };
    const { id } = await ask('POST', `/work-orders/${draft.id}/issue`, seen);
    return read(id);
  }
  async function savePersonal(email: string, values: object): Promise<void> {
    const own = await sessionOf(email);
    const { personal } = await ask('GET', '/users/me/profile', undefined, own);
    await ask('PATCH', '/users/me/profile', { section: 'personal', ...personal, ...values }, own);
  }
  return {
    read,
    issue,
    /** Issues, accepts and finishes an order, whose boleta is then due. */
    async finished(email: string): Promise<IssuedOrder> {
      const { id, updatedAt } = await issue(email);
      const answer = { answer: 'accept', note: '', updatedAt };
      const accepted = await ask('POST', `/work-orders/${id}/answer`, answer, await sessionOf(email));
      await ask('POST', `/work-orders/${id}/finish`, {
        ...{ lines: [], shown: [] },
        updatedAt: accepted.updatedAt,
      });
      return read(id);
    },
    /** Gives a person a Chilean's RUT. */
    async giveRut(email: string, rut: string): Promise<void> {
      await savePersonal(email, { country: 'CL', rut });
    },
    /** Says in a person's data sheet that they are an adult. */
    async giveBirthDate(email: string): Promise<void> {
      await savePersonal(email, { birth_date: '1994-08-14' });
    },
    /** Gives a person the bank data that a transfer needs. */
    async giveBankData(email: string, account_number = '0012345678'): Promise<void> {
      const own = await sessionOf(email);
      const { updatedAt } = (await ask('GET', '/users/me/profile', undefined, own)).bank;
      const bank = { bank: '012', account_type: 'vista', account_number };
      const holder = { holder_rut: '12.345.678-5', account_holder_name: 'Ana Titular' };
      const data = { section: 'bank', ...bank, ...holder, updatedAt };
      await ask('PATCH', '/users/me/profile', data, own);
    },
    /** Sends and approves the boleta of a person's finished order. @returns its id */
    async approvedBoleta(email: string, order: number, { folio = 61, gross = 90_000 } = {}): Promise<number> {
      const own = await sessionOf(email);
      const { items } = await ask('GET', '/boletas/own', undefined, own);
      const { id, updatedAt } = items.find(({ orderId }: { orderId: number }) => orderId === order);
      const retention = Math.round(gross * 0.1525);
      const amounts = { gross, withheldBy: 'studio', retention, net: gross - retention };
      const file = {
        ...{ name: `boleta-${folio}.pdf`, mimeType: 'application/pdf' },
        buffer: Buffer.from(await writePdf([`Boleta de honorarios ${folio}`])),
      };
      const multipart = { folio, issuedOn: TODAY, ...amounts, updatedAt, file };
      await send('POST', `/boletas/${id}/upload`, { multipart }, own);
      const sent = await ask('GET', `/boletas/${id}`);
      await ask('POST', `/boletas/${id}/approve`, { updatedAt: sent.updatedAt });
      return id;
    },
    /** Puts an approved boleta into a nómina of its own. @returns the nómina's id */
    async nominaOf(boleta: number): Promise<number> {
      const { updatedAt } = await ask('GET', `/boletas/${boleta}`);
      const { nomina } = await ask('POST', '/nominas', { boletas: [{ id: boleta, updatedAt }] });
      return nomina.id;
    },
    /** Notes that a nómina was paid by hand today. */
    async payNomina(id: number): Promise<void> {
      const { updatedAt } = await ask('GET', `/nominas/${id}`);
      await ask('POST', `/nominas/${id}/pay`, { paidOn: TODAY, updatedAt });
    },
    /** Closes a month that is over. */
    async closeMonth(month: string): Promise<void> {
      const { updatedAt } = await ask('GET', `/months/close?month=${month}`);
      await ask('POST', '/months/close', { month, updatedAt });
    },
    async void(id: number, reason: string): Promise<void> {
      const { updatedAt } = await read(id);
      await ask('POST', `/work-orders/${id}/void`, { reason, updatedAt });
    },
    /** Number of moves in the order's history. */
    movesOf: async (id: number): Promise<number> =>
      (await ask('GET', `/history/work-order/${id}?size=100`)).items.length,
  };
}
