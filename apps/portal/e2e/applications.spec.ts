import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import { ADMIN, expect, logIn, notices, tabTo } from './fixtures.ts';
import { LONG_SECONDS, longReel, REEL } from './longReel.ts';
import { mailTo } from './mails.ts';
import { goOn, stepHeading } from './questionnaire.ts';
import {
  agree,
  answerSteps,
  choose,
  newApplication,
  newPerson,
  OWN_PASSWORD,
  test as sending,
} from './sending.ts';

/** The settings of `sending`, with room for one long video. */
const test = sending.extend({
  settings: [{ SEND_APPLICATIONS: 'true', REEL_MAX_BYTES: '64000000' }, { scope: 'worker' }],
});

const REELS = ['narración.mp4', 'canto.mp4'].map((name) => ({ name, mimeType: 'video/mp4', buffer: REEL }));
const LIST = '/documents-back?vista=postulaciones';

async function enter(page: Page, path: string): Promise<void> {
  await page.goto(`/login?volver=${encodeURIComponent(path)}`);
  await logIn(page, ADMIN);
}

const timeOf = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
const plays = (page: Page, from = 0) => expect.poll(() => timeOf(page)).toBeGreaterThan(from);
const speedOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate);
/** The button that plays an entry of the list below the picture. */
const entry = (within: Locator, name: string) =>
  within.getByRole('listitem').filter({ hasText: name }).getByRole('button');

test('a candidate sends two videos; ADMIN hears them and accepts; mail, state, vocal profile and the search for casting have it', {
  tag: '@engines',
}, async ({ page, browser, server, request }) => {
  const email = await newPerson(server, request);
  await page.goto('/login');
  await logIn(page, email, OWN_PASSWORD);
  await expect(page).toHaveURL('/home');
  await page.getByRole('link', { name: 'Postular' }).click();
  await answerSteps(page);
  await choose(page, ...REELS);
  await agree(page);
  await goOn(page).click();
  await expect(stepHeading(page, /^Final/)).toBeFocused();
  // The page says so before the person answers anything again.
  await page.goto('/onboarding/1');
  await expect(page.getByText('Ya tienes una postulación en revisión')).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url, locale: 'es-CL' });
  const desk = await context.newPage();
  await enter(desk, '/home');
  await desk.getByRole('link', { name: /postulaci(ón nueva|ones nuevas)$/ }).click();
  await expect(desk.getByRole('button', { name: /^Estado: Nueva/ })).toBeVisible();
  await desk.getByRole('searchbox').fill(email);
  // Other candidates have the same name.
  await expect(desk.getByText('1 postulación', { exact: true })).toBeVisible();
  await desk.getByRole('link', { name: 'Rayén Ovalle Curaqueo' }).click();
  const drawer = desk.getByRole('dialog', { name: 'Rayén Ovalle Curaqueo' });
  await entry(drawer, 'narración.mp4').click();
  await plays(desk);
  await drawer.getByRole('button', { name: 'Velocidad 1×' }).click();
  expect(await speedOf(desk)).toBe(1.25);
  await entry(drawer, 'canto.mp4').click();
  await expect(drawer.getByRole('button', { name: /^Pausar canto\.mp4/ })).toHaveCount(2);
  await expect(drawer.getByRole('button', { name: /^Pausar narración\.mp4/ })).toHaveCount(0);
  await plays(desk);
  expect(await speedOf(desk)).toBe(1.25);
  await expect(drawer.getByRole('checkbox', { name: /^Avisar por correo/ })).toBeChecked();
  await drawer.getByRole('button', { name: 'Aceptar' }).click();
  await expect(desk.getByText('Le avisamos por correo.')).toBeVisible();

  // The candidate gets a mail, follows its link and sees the state.
  const mail = await mailTo(server, email, 'Aceptamos tu postulación');
  const way = mail.text?.match(/http:\S+/)?.[0] ?? '';
  await page.goto(way);
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('region', { name: 'Tu postulación' }).getByText('Aceptada')).toBeVisible();

  // The person now has a vocal profile with the videos as demos.
  await desk.goto('/documents-back');
  await desk.getByRole('searchbox').fill(email);
  await expect(desk.getByText('1 usuario', { exact: true })).toBeVisible();
  await desk.getByRole('link', { name: 'Rayén Ovalle Curaqueo' }).click();
  await desk.getByRole('tab', { name: /^Perfil vocal/ }).click();
  await expect(desk.getByText('20 a 35 años')).toBeVisible();
  const demos = desk.getByRole('region', { name: 'Demos de Rayén Ovalle Curaqueo' });
  await expect(entry(demos, 'narración.mp4')).toBeVisible();
  await expect(entry(demos, 'canto.mp4')).toBeVisible();

  // The casting of a chapter offers the demos too.
  await desk.goto('/projects-back-office/chapter?project=1&capitulo=7');
  await desk
    .getByRole('button', { name: /^Asignar persona a/ })
    .first()
    .click();
  const people = desk.getByRole('dialog', { name: 'Asignar persona' });
  await people.getByRole('searchbox').fill(email);
  await expect(people.getByRole('grid').getByRole('row')).toHaveCount(2);
  await people.getByRole('button', { name: 'Escuchar a Rayén Ovalle Curaqueo' }).click();
  await entry(people, 'canto.mp4').click();
  await plays(desk);
  await context.close();
});

test('by the keyboard alone: opened, J and K, a video heard, a note, shortlisted, refused', async ({
  page,
  server,
  request,
}) => {
  const first = await newApplication(server, request, REELS);
  await newApplication(server, request, []);
  await enter(page, `${LIST}&buscar=Ovalle&orden=submittedAt`);
  const link = page.getByRole('rowheader').getByRole('link').first();
  await expect(link).toBeVisible();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Rayén Ovalle Curaqueo' });
  await expect(drawer).toBeVisible();
  const opened = page.url();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(opened);
  await expect(drawer.getByRole('button', { name: 'Postulación anterior' })).toBeEnabled();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(opened);

  await page.goto(`${LIST}&buscar=${encodeURIComponent(first.email)}&postulacion=${first.id}`);
  const play = entry(drawer, 'canto.mp4');
  await expect(play).toBeVisible();
  await tabTo(page, play);
  await page.keyboard.press('Enter');
  await plays(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('m');
  await expect(drawer.getByRole('button', { name: 'Activar sonido' })).toBeVisible();

  const note = drawer.getByRole('textbox', { name: /Nota interna/ });
  await tabTo(page, note);
  await page.keyboard.type('<b>jk</b>');
  await tabTo(page, drawer.getByRole('button', { name: 'Preseleccionar' }));
  await page.keyboard.press('Enter');
  await expect(notices(page).getByText('Postulación preseleccionada')).toBeVisible();
  await expect(drawer.getByText('Preseleccionada', { exact: true })).toBeVisible();
  // The button disappears and the focus moves to the drawer; the typed tags stay text.
  await expect(drawer).toBeFocused();
  await expect(note).toHaveValue('<b>jk</b>');
  await tabTo(page, drawer.getByRole('button', { name: 'Rechazar' }));
  await page.keyboard.press('Enter');
  await expect(notices(page).getByText('Postulación rechazada')).toBeVisible();
  await mailTo(server, first.email, 'Revisamos tu postulación');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row', { name: /Ovalle/ })).toContainText('Rechazada');
});

test.describe('with touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('on a phone a video is heard and its application accepted, and nothing scrolls sideways', async ({
    page,
    server,
    request,
  }) => {
    const { id } = await newApplication(server, request, REELS);
    await enter(page, `${LIST}&postulacion=${id}`);
    const drawer = page.getByRole('dialog', { name: 'Rayén Ovalle Curaqueo' });
    await entry(drawer, 'narración.mp4').tap();
    await plays(page);
    await drawer.getByRole('button', { name: 'Aceptar' }).tap();
    await expect(drawer.getByText('Aceptada', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await drawer.getByRole('button', { name: 'Cerrar' }).tap();
    await expect(drawer).toBeHidden();
  });
});

/** Counts the bytes from the API to the player, and holds back what exceeds the allowance. */
async function meter(page: Page) {
  const seen = { bytes: 0, starts: [] as number[], left: 0 };
  const held: (() => Promise<void>)[] = [];
  await page.route('**/api/files?*', async (route: Route) => {
    const answer = await route.fetch();
    const body = await answer.body();
    const pass = async () => {
      if (body.length > seen.left) {
        held.push(pass);
        return;
      }
      seen.left -= body.length;
      seen.bytes += body.length;
      seen.starts.push(Number(answer.headers()['content-range']?.match(/\d+/)?.[0] ?? 0));
      // A request that the player has dropped cannot be answered any more.
      await route.fulfill({ response: answer, body }).catch(() => {});
    };
    await pass();
  });
  return {
    seen,
    async allow(bytes: number): Promise<void> {
      seen.left = bytes;
      for (const pass of held.splice(0)) await pass();
    },
  };
}

for (const index of ['first', 'last'] as const)
  test(`a 60 MB video plays with less than 300 kB loaded, and from the middle without what is before: its index stands ${index}`, async ({
    page,
    server,
    request,
  }) => {
    const buffer = await longReel(60_000_000, index);
    const { id } = await newApplication(server, request, [{ name: 'largo.mp4', buffer }]);
    const { seen, allow } = await meter(page);
    await enter(page, `${LIST}&postulacion=${id}`);
    const drawer = page.getByRole('dialog', { name: 'Rayén Ovalle Curaqueo' });
    await expect(entry(drawer, 'largo.mp4')).toBeVisible();
    expect(seen.bytes).toBe(0);
    await allow(300_000);
    await entry(drawer, 'largo.mp4').click();
    await plays(page);
    expect(seen.bytes).toBeLessThan(300_000);

    // Playing starts at a key picture at most two seconds earlier, which takes about a megabyte.
    const asked = seen.starts.length;
    const goal = LONG_SECONDS * 0.75;
    await drawer.getByRole('slider', { name: 'Posición' }).fill(String(goal));
    await allow(1_500_000);
    await plays(page, goal);
    expect(seen.bytes).toBeLessThan(1_800_000);
    // The player skips everything in between, except what it requested before the jump.
    const skipped = seen.starts
      .slice(asked)
      .filter((start) => start > 1_000_000 && start < 0.7 * buffer.length);
    expect(skipped).toEqual([]);
    // Ignore the requests for later parts, which the player still makes.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('a video that cannot be heard, one without sound and one without its film say so in the player', async ({
  page,
  server,
  request,
}) => {
  const names = ['h264-ac3.mp4', 'h264-mudo.mp4', 'solo-indice.mp4'];
  const reels = names.map((name) => ({
    name,
    buffer: readFileSync(join(import.meta.dirname, 'files/reels', name)),
  }));
  const { id } = await newApplication(server, request, reels);
  await enter(page, `${LIST}&postulacion=${id}`);
  const player = page.getByRole('region', { name: /^Videos de/ });
  await entry(player, 'h264-ac3.mp4').click();
  await expect(player.getByText(/^Este navegador reproduce la imagen y no el sonido/)).toBeVisible();
  await entry(player, 'h264-mudo.mp4').click();
  await expect(player.getByText('El video no tiene sonido.')).toBeVisible();
  await entry(player, 'solo-indice.mp4').click();
  await expect(player.getByRole('alert')).toContainText('incompleto');
});
