import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { ADMIN, expect, logIn, notices, PASSWORD } from './fixtures.ts';
import { mailTo } from './mails.ts';
import { video } from './questionnaire.ts';
import { newApplication, OWN_PASSWORD, test } from './sending.ts';

/** Logs in and asks the API as that person. */
async function asking(request: APIRequestContext, email: string, password: string) {
  const login = await request.post('/api/users/auth/login', { data: { email, password } });
  const headers = { authorization: `Bearer ${(await login.json()).accessToken}` };
  return async (path: string) => (await request.get(`/api${path}`, { headers })).json();
}

test('talent withdraws the consent of their videos: the demos are gone from the search, the files from the store', async ({
  page,
  server,
  request,
  browser,
}) => {
  const folder = join(server.dataDir, 'blobs');
  const files = () =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((of) => of.isFile()).length
      : 0;
  const before = files();
  const reels = [video('narración.mp4', 3000), video('canto.mp4', 3000)];
  const { id, email } = await newApplication(server, request, reels);
  await expect.poll(files).toBe(before + 2);
  const login = await request.post('/api/users/auth/login', { data: { email: ADMIN, password: PASSWORD } });
  const headers = { authorization: `Bearer ${(await login.json()).accessToken}` };
  const read = await request.get(`/api/applications/${id}`, { headers });
  const { updatedAt, applicant } = await read.json();
  const review = { state: 'accepted', note: '', notify: false, updatedAt };
  expect((await request.patch(`/api/applications/${id}`, { headers, data: review })).ok()).toBe(true);

  const office = await asking(request, ADMIN, PASSWORD);
  const [project] = (await office('/projects?size=10')).items;
  const found = async () =>
    (await office(`/people?project=${project.id}&search=${email}`)).items[0].demos.length;
  expect(await found()).toBe(2);

  await page.goto('/login');
  await logIn(page, email, OWN_PASSWORD);
  await page.getByRole('link', { name: 'Mis permisos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mis permisos' })).toBeVisible();
  await page.getByRole('button', { name: 'Retirar: Videos' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/^Se borran tus 2 videos/)).toBeVisible();
  await question.getByRole('button', { name: 'Retirar autorización' }).click();
  await expect(notices(page).getByText('Autorización retirada')).toBeVisible();
  const ended = page.getByRole('region', { name: 'Anteriores' });
  await expect(ended.getByText(/^«Autorizo que el estudio guarde mis videos/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirar: Postulación' })).toBeFocused();

  expect(await found()).toBe(0);
  await expect.poll(files).toBe(before);
  const mail = await mailTo(server, email, 'Se retiró una autorización');
  expect(mail.text).toContain('la autorización «Videos». Lo que se guardaba por ella se borró.');
  expect(mail.text).toContain('/home/consents');

  // The rest stays, and ADMIN sees what became of it where the file of the person is.
  const context = await browser.newContext();
  const desk = await context.newPage();
  await desk.goto(
    `${server.url}/login?volver=${encodeURIComponent(`/documents-back/users/${applicant.id}`)}`,
  );
  await logIn(desk, ADMIN);
  const ledger = desk.getByRole('region', { name: 'Autorizaciones' });
  await expect(ledger.getByText(/^Retirada el /)).toBeVisible();
  await expect(ledger.getByText(/^Vigente\. /)).toBeVisible();
  await context.close();
});
