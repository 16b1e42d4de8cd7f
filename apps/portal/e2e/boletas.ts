import type { APIRequestContext } from '@playwright/test';
import { writePdf } from './documentFiles.ts';
import { ADMIN, expect, PASSWORD, type Server, USER } from './fixtures.ts';

const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santiago' }).format(new Date());

/** Calls of the API that a journey takes for granted. */
export async function callsOf(server: Server, request: APIRequestContext, email: string) {
  const url = `${server.url}/api`;
  const logged = await request.post(`${url}/users/auth/login`, { data: { email, password: PASSWORD } });
  const headers = { authorization: `Bearer ${(await logged.json()).accessToken}` };
  return {
    get: async (path: string) => (await request.get(`${url}${path}`, { headers })).json(),
    post: async (path: string, sent: { data?: unknown; multipart?: Record<string, string | FilePart> }) => {
      const key = { 'idempotency-key': crypto.randomUUID() };
      const answer = await request.post(`${url}${path}`, { ...sent, headers: { ...headers, ...key } });
      expect(answer.ok()).toBe(true);
      return answer.json();
    },
  };
}

interface FilePart {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Sends and approves boleta N.º 61 of a finished order of the demo's person. @returns its id */
export async function approvedBoleta(
  server: Server,
  request: APIRequestContext,
  orderId: number,
): Promise<number> {
  const own = await callsOf(server, request, USER);
  const admin = await callsOf(server, request, ADMIN);
  const { items } = await own.get('/boletas/own');
  const { id, updatedAt } = items.find((boleta: { orderId: number }) => boleta.orderId === orderId);
  const amounts = { gross: '90000', withheldBy: 'studio', retention: '13725', net: '76275' };
  const file = {
    ...{ name: 'boleta-61.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from(await writePdf(['Boleta de honorarios 61'])),
  };
  await own.post(`/boletas/${id}/upload`, {
    multipart: { folio: '61', issuedOn: TODAY, ...amounts, updatedAt, file },
  });
  const sent = await admin.get(`/boletas/${id}`);
  await admin.post(`/boletas/${id}/approve`, { data: { updatedAt: sent.updatedAt } });
  return id;
}
