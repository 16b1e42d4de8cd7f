import type { Page } from '@playwright/test';
import { ADMIN, expect, logIn, test, USER } from './fixtures.ts';

// A server of its own, because this file adds a word of 190 letters.
test.use({ settings: [{ SEND_APPLICATIONS: 'false' }, { scope: 'worker' }] });

const OFFICE = '/projects-back-office/documents';
const OF_USER = ['/projects', '/documents'];
const OF_ADMIN = [
  '/projects',
  '/documents-back',
  '/documents-back?vista=postulaciones',
  '/projects-back-office',
  '/projects-back-office/chapters?vence=open',
  OFFICE,
  `${OFFICE}?vista=boletas`,
  `${OFFICE}?vista=nominas`,
  `${OFFICE}?vista=contratos`,
];

async function enter(page: Page, email: string) {
  await page.addInitScript(() => {
    localStorage.setItem('rutAlertShown', 'true');
    localStorage.setItem('boletaAlertShown', 'true');
  });
  await page.goto('/login');
  await logIn(page, email);
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
}

const rows = (page: Page) => page.locator('tbody > tr[data-index] a');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [who, lists] of [
    [USER, OF_USER],
    [ADMIN, OF_ADMIN],
  ] as const) {
    test(`the first row begins in the first half of the screen: ${who}`, async ({ page }) => {
      await enter(page, who);
      const below: Record<string, number> = {};
      for (const path of lists) {
        await page.goto(path);
        await expect(rows(page).first()).toBeVisible();
        const { y } = (await rows(page).first().boundingBox()) ?? { y: 844 };
        if (y >= 422) below[path] = y;
      }
      expect(below).toEqual({});
    });
  }

  test('one button holds the filters and the order, and says how many are applied', async ({ page }) => {
    await enter(page, ADMIN);
    await page.goto('/projects-back-office');
    const fold = page.getByRole('button', { name: 'Filtros' });
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByLabel('Ordenar por')).toBeHidden();
    await fold.tap();
    await expect(page.getByLabel('Ordenar por')).toBeVisible();
    await page.getByRole('group', { name: 'Buscar y filtrar' }).getByRole('button', { name: 'Tipo' }).tap();
    await page.getByRole('option', { name: 'Serie', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Filtros (1)' })).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: 'Filtros (1)' }).tap();
    await expect(page.getByRole('button', { name: 'Quitar filtro Tipo' })).toBeHidden();
  });
});

/** Adds a project, a chapter and an order with a word of 190 letters, as many as the fields allow. */
const addLongWord = (page: Page) =>
  page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('accessToken')}`;
    const ask = async (path: string, body?: object) => {
      const headers = { authorization, 'content-type': 'application/json' };
      const answer = await fetch(`/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
    const word = 'm'.repeat(190);
    const { projectStatus, chapterStatus, client } = await ask('/catalogues');
    const project = await ask('/projects', {
      projectTitle: word,
      season: '1',
      houseNumber: 'LARGO-1',
      typeId: 2,
      statusId: projectStatus[0].id,
      clientsId: client[0].id,
      signalId: 0,
    });
    const chapter = await ask(`/projects/${project.id}/chapters`, {
      number: 1,
      title: word,
      duration: '',
      dueDate: '2026-11-01',
      statusId: chapterStatus[0].id,
    });
    const { items: people } = await ask(`/people?project=${project.id}`);
    const order = await ask('/work-orders', {
      chapterId: chapter.id,
      personId: people[0].id,
      typeId: 2,
      startDate: '2026-11-23',
      dueDate: '2026-11-30',
      amount: 90_000,
      notes: word,
      lines: [],
    });
    return { project: project.id, chapter: chapter.id, order: order.id };
  });

test('nothing sticks out of the page at any width, even with a word of 190 letters', async ({ page }) => {
  await enter(page, ADMIN);
  const { project, chapter, order } = await addLongWord(page);
  const wide: Record<string, string> = {};
  for (const path of [
    ...OF_ADMIN,
    `${OFFICE}?orden=${order}`,
    `/projects-back-office/chapter?project=${project}&capitulo=${chapter}`,
    `/projects-back-office/chapter?project=${project}&vista=elenco`,
    '/projects-back-office/chapter?project=1&capitulo=4',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    // 900 to 960 px correspond to windows of 1,366 to 1,440 px at 150 % zoom, with the menu beside the page.
    for (const width of [320, 390, 640, 905, 920, 940, 960, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const needs = await page.evaluate(async () => {
        for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
        return document.documentElement.scrollWidth;
      });
      if (needs > width) wide[`${path} at ${width}`] = `${needs} px`;
    }
  }
  expect(wide).toEqual({});
});
