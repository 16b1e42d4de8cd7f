import type { Browser, Page } from '@playwright/test';
import { slowAdmin, timeTo } from './desk.ts';

/** Times until the rows of each list in 'Administrativo' show, in ms. */
export interface Lists {
  /** From the menu on another screen, for the first time. */
  users: number;
  /** From the tab beside it, for the first time. */
  applications: number;
  /** Back to the first tab. */
  usersAgain: number;
  /** With nothing in memory except the browser's files, as after a link in a mail or a reload. */
  usersCold: number;
  applicationsCold: number;
}

const ROWS = (label: string) => `[aria-label="${label}"] [role=row][data-index]`;
const PATHS = { users: '/documents-back', applications: '/documents-back?vista=postulaciones' };

/** Presses a link or tab to a list. Gives the time to the paint of its first row, in ms. */
async function timeFrom(page: Page, role: 'link' | 'tab', name: RegExp, label: string): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.getByRole(role, { name }).evaluate((pressed, rows) => {
    pressed.addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          if (document.querySelector(rows) === null) requestAnimationFrame(look);
          else requestAnimationFrame((now) => Object.assign(window, { shownAfter: now - timeStamp }));
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
    Object.assign(window, { shownAfter: undefined });
  }, ROWS(label));
  await page.getByRole(role, { name }).click();
  const shown = await page.waitForFunction(() => Reflect.get(window, 'shownAfter') as number | undefined);
  return (await shown.jsonValue()) as number;
}

/** Measures Usuarios and Postulaciones once. */
export async function lookAtLists(browser: Browser, origin: string, token: string): Promise<Lists> {
  const { context, page } = await slowAdmin(browser, token);
  await page.goto(`${origin}/projects-back-office`);
  await page.locator(ROWS('Proyectos')).first().waitFor();
  const users = await timeFrom(page, 'link', /^Administrativo/, 'Usuarios');
  const applications = await timeFrom(page, 'tab', /^Postulaciones/, 'Postulaciones');
  const usersAgain = await timeFrom(page, 'tab', /^Usuarios/, 'Usuarios');
  const usersCold = await timeTo(page, origin + PATHS.users, ROWS('Usuarios'));
  await page.waitForLoadState('networkidle');
  const applicationsCold = await timeTo(page, origin + PATHS.applications, ROWS('Postulaciones'));
  await context.close();
  return { users, applications, usersAgain, usersCold, applicationsCold };
}
