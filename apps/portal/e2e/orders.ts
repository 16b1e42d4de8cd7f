import { draftShown } from '@doblaje/contract/shown';
import type { APIRequestContext } from '@playwright/test';
import { ADMIN, PASSWORD, type Server } from './fixtures.ts';

/** What journeys know of an order. */
export interface IssuedOrder {
  id: number;
  title: string;
  documentId: string;
  state: string;
  answerNote: string;
  updatedAt: string;
}

/** The studio as its API has it: what an ADMIN does while a journey is at somebody else's screen. */
export async function studioOf(server: Server, request: APIRequestContext) {
  const url = `${server.url}/api`;
  const sessionOf = async (email: string) => {
    const logged = await request.post(`${url}/users/auth/login`, { data: { email, password: PASSWORD } });
    return { authorization: `Bearer ${(await logged.json()).accessToken}` };
  };
  const headers = await sessionOf(ADMIN);
  const ask = async (method: string, path: string, data?: unknown, who = headers) => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answer = await request.fetch(`${url}${path}`, { method, data, headers: { ...who, ...key } });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const read = async (id: number): Promise<IssuedOrder> => {
    const order = await ask('GET', `/work-orders/${id}`);
    const { title } = await ask('GET', `/documents/${order.documentId}`);
    return { ...order, title };
  };
  /** An order of Traducción for this person, issued. */
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
  return {
    read,
    issue,
    /** The same, accepted and finished: its boleta is waited for. */
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
    /** What a transfer to somebody needs. */
    async giveBankData(email: string): Promise<void> {
      const own = await sessionOf(email);
      const { updatedAt } = (await ask('GET', '/users/me/profile', undefined, own)).bank;
      const bank = { bank: '012', account_type: 'vista', account_number: '0012345678' };
      const holder = { holder_rut: '12.345.678-5', account_holder_name: 'Ana Titular' };
      const data = { section: 'bank', ...bank, ...holder, updatedAt };
      await ask('PATCH', '/users/me/profile', data, own);
    },
    async void(id: number, reason: string): Promise<void> {
      const { updatedAt } = await read(id);
      await ask('POST', `/work-orders/${id}/void`, { reason, updatedAt });
    },
    /** How often it was answered, voided and so on, as its history tells. */
    movesOf: async (id: number): Promise<number> =>
      (await ask('GET', `/history/work-order/${id}?size=100`)).items.length,
  };
}
