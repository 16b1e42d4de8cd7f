import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ADMIN, test as base, PASSWORD, type Server } from './fixtures.ts';
import { linkInMail } from './mails.ts';
import { chooseCountry, fillPersonal, goOn, stepHeading } from './questionnaire.ts';
import { startWire, type Wire } from './wire.ts';

interface Fixtures {
  /** The connection of the page; `request` bypasses it. */
  wire: Wire;
}

/** Journeys with `SEND_APPLICATIONS`, over a connection that can be cut. */
export const test = base.extend<Fixtures>({
  settings: [{ SEND_APPLICATIONS: 'true' }, { scope: 'worker' }],
  wire: async ({ server }, use) => {
    const wire = await startWire(server.url);
    await use(wire);
    await wire.stop();
  },
});

/** The password of all people registered here: the one of the demo accounts is too common. */
export const OWN_PASSWORD = 'Marea-baja-26';

let people = 0;

/** A new, unused address. */
export function newAddress(): string {
  people += 1;
  return `candidata.${process.pid}.${people}@correo.cl`;
}

/** Makes an active account without applications. Returns its address; its password is {@link OWN_PASSWORD}. */
export async function newPerson(server: Server, request: APIRequestContext): Promise<string> {
  const email = newAddress();
  const names = { first_name: 'Rayén', last_name: 'Ovalle Curaqueo' };
  const secrets = { password: OWN_PASSWORD, passwordConfirmation: OWN_PASSWORD };
  const answer = await request.post('/api/users/auth/register', { data: { email, ...names, ...secrets } });
  expect(answer.ok()).toBe(true);
  const link = await linkInMail(server, email, 'activate');
  await request.post('/api/users/auth/activate', { data: { token: link.split('/').pop() } });
  return email;
}

/** Applies through the API as a new person. Returns the application's id and the person's address. */
export async function newApplication(
  server: Server,
  request: APIRequestContext,
  reels: readonly { name: string; buffer: Buffer }[],
): Promise<{ id: string; email: string }> {
  const email = await newPerson(server, request);
  const login = await request.post('/api/users/auth/login', { data: { email, password: OWN_PASSWORD } });
  const authorization = `Bearer ${(await login.json()).accessToken}`;
  const post = (path: string, data: unknown) =>
    request.post(path, { data, headers: { authorization, 'idempotency-key': crypto.randomUUID() } });
  const { id } = await (await post('/api/applications', ANSWERS)).json();
  for (const [index, { name, buffer }] of reels.entries()) {
    const sent = await request.put(`/api/applications/${id}/reels/${index + 1}`, {
      params: { name },
      headers: { authorization, 'content-type': 'video/mp4' },
      data: buffer,
    });
    expect(sent.ok()).toBe(true);
  }
  expect((await post(`/api/applications/${id}/submit`, { reels: reels.length })).ok()).toBe(true);
  return { id, email };
}

const ANSWERS = {
  applicant_to: 'Actor',
  country: 'CL',
  rut: '12345678',
  phone: '+56 9 5550 0142',
  address: 'Pasaje Los Coigües 418, Ñuñoa',
  age: 29,
  community: 'Other',
  disability: 'none',
  voice_training: 'Sí',
  experiences: [{ project: 'Marea baja', character: 'Elisa' }],
  vocal_age_range: '20 a 35 años',
  singing_experience: 'No',
  singing_detail: '',
  vocal_tone: 'Tono medio',
  consent: true,
  reels_consent: true,
};

/** What ADMIN finds about a person: names and sizes of the reels, for each application. */
export async function seenByAdmin(request: APIRequestContext, email: string): Promise<[string, number][][]> {
  const login = await request.post('/api/users/auth/login', { data: { email: ADMIN, password: PASSWORD } });
  const headers = { authorization: `Bearer ${(await login.json()).accessToken}` };
  const answer = await request.get('/api/applications', { headers, params: { search: email } });
  const { items }: { items: { reels: { name: string; size: number }[] }[] } = await answer.json();
  return items.map(({ reels }) => reels.map(({ name, size }) => [name, size]));
}

/**
 * Answers steps 1 to 3 as a Chilean actor, and ends at step 4.
 * @param url address of the wire, if the page uses one
 */
export async function answerAsChilean(page: Page, url = ''): Promise<void> {
  await page.goto(`${url}/onboarding/1`);
  await answerSteps(page);
}

/** Answers steps 1 to 3, starting on step 1 of the page. */
export async function answerSteps(page: Page): Promise<void> {
  await chooseCountry(page, 'chile', 'Chile');
  await page.getByRole('textbox', { name: 'Rut' }).fill('12345678');
  await fillPersonal(page, 'Actor');
  await goOn(page).click();
  await expect(stepHeading(page, 'Experiencia en actuación de voz')).toBeFocused();
  await page.getByRole('textbox', { name: 'Rango de edad vocal' }).fill('20 a 35 años');
  await goOn(page).click();
  await expect(stepHeading(page, 'Experiencia en canto')).toBeFocused();
  await page.getByRole('radio', { name: 'Tono medio' }).click();
  await goOn(page).click();
  await expect(stepHeading(page, 'Material multimedia')).toBeFocused();
}

/** Chooses files in step 4. */
export async function choose(
  page: Page,
  ...files: { name: string; mimeType: string; buffer: Buffer }[]
): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(files);
  const words = files.length === 1 ? '1 archivo aceptado' : `${files.length} archivos aceptados`;
  await expect(page.getByText(words, { exact: true })).toBeVisible();
}

/** The checkbox of the consent, beside the button. */
export const consent = (page: Page) =>
  page.getByRole('checkbox', { name: /^Autorizo que el estudio trate los datos de mi postulación/ });

/** Agrees to the treatment of the answers, and to the use of the files, which is asked once there are any. */
export async function agree(page: Page): Promise<void> {
  await consent(page).check();
  const reels = page.getByRole('checkbox', { name: /^Autorizo que el estudio guarde mis videos/ });
  if ((await reels.count()) > 0) await reels.check();
}
