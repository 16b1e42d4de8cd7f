import type { Page } from '@playwright/test';
import { ADMIN, expect, logIn, notices, test, USER } from './fixtures.ts';

/** Place of a notification in whole pixels, and the controls beneath it. */
interface Stand {
  top: number;
  left: number;
  width: number;
  covered: string[];
}

const TOLD = 'Borrador guardado';

/** The part of React's internal data that this test reads. */
interface Fiber {
  return?: Fiber;
  memoizedProps?: { queue?: { notify?: (told: object) => void } };
}

/**
 * Raises a notification through the queue of the region on the screen, as a screen would. No screen raises the same
 * notification on request and the portal has nothing for tests, so this reads the queue from React's internal data.
 */
async function tell(page: Page): Promise<void> {
  await page.evaluate((title) => {
    const queueOf = (node: Element) => {
      const [, own] = Object.entries(node).find(([name]) => name.startsWith('__reactFiber')) ?? [];
      let fiber: Fiber | undefined = own;
      while (fiber && !fiber.memoizedProps?.queue?.notify) fiber = fiber.return;
      return fiber?.memoizedProps?.queue;
    };
    const queues = [...document.querySelectorAll('[data-react-aria-top-layer]')].map(queueOf);
    queues.find(Boolean)?.notify?.({
      type: 'success',
      title,
      message:
        'Orden de actuación de La bahía de los relojes, temporada 2, capítulo 204, para Antonia Millaquén',
      action: { text: 'Deshacer', onAction: () => undefined },
      timeout: 60_000,
      id: 'place',
    });
  }, TOLD);
  await expect(notices(page).getByText(TOLD)).toBeVisible();
}

function stand(page: Page): Promise<Stand> {
  return notices(page)
    .getByText(TOLD)
    .evaluate((words) => {
      const pressable = 'a[href], button, input, select, textarea, [role="button"], [role="option"]';
      const box = words.closest('li')?.firstElementChild as HTMLElement;
      const region = words.closest('section');
      const { top, left, right, bottom, width } = box.getBoundingClientRect();
      const covered = new Set<string>();
      for (let y = top + 1; y < bottom; y += 4) {
        for (let x = left + 1; x < right; x += 4) {
          const under = document.elementsFromPoint(x, y).find((element) => !region?.contains(element));
          const control = under?.closest(pressable);
          if (control) covered.add(control.getAttribute('aria-label') ?? control.textContent ?? '');
        }
      }
      return {
        top: Math.round(top),
        left: Math.round(left),
        width: Math.round(width),
        covered: [...covered],
      };
    });
}

/** A page to look at, and a button that opens something on it. */
type Look = readonly [path: string, open?: string];

const FIRST = 'first row';
const OFFICE = '/projects-back-office/documents';
const LOOKS: readonly (readonly [who: string, what: string, looks: readonly Look[]])[] = [
  [
    USER,
    'of USER',
    [
      ['/home'],
      ['/home', 'Editar'],
      ['/home/sessions'],
      ['/home/payments'],
      ['/home/consents'],
      ['/home/data-requests'],
      ['/projects'],
      ['/documents'],
      ['/documents', FIRST],
    ],
  ],
  [
    ADMIN,
    'of people',
    [
      ['/home'],
      ['/documents-back'],
      ['/documents-back', 'Invitar'],
      ['/documents-back?vista=postulaciones'],
      ['/documents-back?vista=postulaciones', FIRST],
      ['/documents-back/users/1'],
      ['/documents-back/archive'],
      ['/documents-back/data-requests'],
    ],
  ],
  [
    ADMIN,
    'of projects',
    [
      ['/projects-back-office'],
      ['/projects-back-office', 'Crear proyecto'],
      ['/projects-back-office', 'Catálogos'],
      ['/projects-back-office', 'Papelera'],
      ['/projects-back-office/chapters'],
      ['/projects-back-office/chapter-list?project=1'],
      ['/projects-back-office/chapter?project=1'],
    ],
  ],
  [
    ADMIN,
    'of the office',
    [
      [OFFICE],
      [OFFICE, FIRST],
      [OFFICE, 'Crear orden'],
      [`${OFFICE}?vista=boletas`],
      [`${OFFICE}?vista=boletas`, FIRST],
      [`${OFFICE}?vista=nominas`, 'Crear nómina'],
      [`${OFFICE}?vista=nominas`, FIRST],
      [`${OFFICE}?vista=mes`],
      [`${OFFICE}?vista=cierre-anual`],
      [`${OFFICE}?vista=contratos`],
    ],
  ],
];

/** The place of notifications by window width: it is the same on all screens. */
const placeAt = (width: number) => {
  if (width >= 1100) return { top: 1, left: (width - 480) / 2, width: 480 };
  if (width >= 900) return { top: 1, left: 296, width: width - 592 };
  return { top: 1, left: 48, width: width - 104 };
};

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 960, height: 700 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

/** Checks in windows of all widths that the notification has its place and covers no control. */
async function standsFree(page: Page, where: string) {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const free = { ...placeAt(size.width), covered: [] };
    await expect.poll(() => stand(page), `${where}, ${size.width} px`).toEqual(free);
  }
}

async function enter(page: Page, who: string) {
  await page.goto('/login');
  await logIn(page, who);
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
}

for (const [who, what, looks] of LOOKS) {
  test(`a notification stands in one place and covers nothing that can be pressed: screens ${what}`, async ({
    page,
  }) => {
    await enter(page, who);
    for (const [path, open] of looks) {
      await page.setViewportSize(WINDOWS[0] ?? { width: 1440, height: 900 });
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading').first()).toBeVisible();
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
      if (open === FIRST) await page.locator('tbody > tr[data-index] a').first().click();
      else if (open) await main.getByRole('button', { name: open }).first().click();
      if (open && open !== 'Editar')
        await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      await tell(page);
      await standsFree(page, `${path} ${open ?? ''}`);
    }
  });
}

test('a notification stands in the same place without a log-in', async ({ page }) => {
  await page.goto('/auth/recover-password');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('nadie@correo.test');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(notices(page)).toContainText('Revisa tu correo');
  await tell(page);
  await standsFree(page, 'without a log-in');
});

test('on a phone the menu can be closed through a notification, which stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, ADMIN);
  await tell(page);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar menú' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => stand(page)).toEqual({ ...placeAt(390), covered: [] });
  await notices(page).getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText(TOLD)).toHaveCount(0);
});

test('a notification with the pointer or the focus on it shows all its words, over the page', async ({
  page,
}) => {
  await enter(page, ADMIN);
  await page.goto('/projects-back-office');
  await expect(page.getByRole('button', { name: 'Papelera' })).toBeVisible();
  await tell(page);
  const message = notices(page).getByText(/para Antonia Millaquén$/);
  const hidden = () =>
    message.evaluate((words) => {
      const { clientHeight, scrollHeight } = words.parentElement as HTMLElement;
      return scrollHeight - clientHeight;
    });
  expect(await hidden()).toBeGreaterThan(10);
  await message.hover();
  expect(await hidden()).toBe(0);
  await page.mouse.move(700, 600);
  expect(await hidden()).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Crear proyecto' }).focus();
  await page.keyboard.press('F6');
  expect(await hidden()).toBe(0);
});
