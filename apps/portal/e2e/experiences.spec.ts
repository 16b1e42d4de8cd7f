import type { Page } from '@playwright/test';
import { ADMIN, expect, logIn, tabTo, test, USER } from './fixtures';

async function openExperiences(page: Page, email: string) {
  await page.addInitScript(() => {
    localStorage.setItem('rutAlertShown', 'true');
    localStorage.setItem('boletaAlertShown', 'true');
  });
  await page.goto('/projects');
  await logIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Experiencias' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
}

const rows = (page: Page) =>
  page.getByRole('grid', { name: 'Experiencias' }).getByRole('rowheader').getByRole('link');
const filters = (page: Page) => page.getByRole('group', { name: 'Buscar y filtrar' });

test('by the keyboard alone a talent filters their experiences, opens one and comes back to it', async ({
  page,
}) => {
  await openExperiences(page, USER);
  const all = await rows(page).count();
  await tabTo(page, filters(page).getByRole('button', { name: 'Tipo' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Largometraje' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(filters(page).getByRole('button', { name: 'Tipo: Serie' })).toBeFocused();
  await expect(page).toHaveURL('/projects?tipo=2');
  await expect.poll(() => rows(page).count()).toBeLessThan(all);

  const link = rows(page).first();
  const project = (await link.textContent()) ?? '';
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: project });
  await expect(drawer).toBeFocused();
  await expect(page).toHaveURL(/\?tipo=2&experiencia=\d+$/);
  await expect(drawer.getByText(/^Serie/)).toBeVisible();
  await expect(drawer.getByRole('progressbar', { name: /^Loops grabados/ }).first()).toBeVisible();
  await expect(drawer.getByRole('table', { name: 'Capítulos' }).getByRole('rowheader').first()).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL('/projects?tipo=2');
});

test('ADMIN sees everybody’s, and those of the one person they look for', async ({ page }) => {
  await openExperiences(page, ADMIN);
  await filters(page).getByRole('button', { name: 'Persona' }).click();
  await expect(page.getByRole('searchbox', { name: 'Buscar persona' })).toBeFocused();
  await page.keyboard.type('millaquen');
  await expect(page.getByRole('option')).toHaveText(['Antonia Millaquén Rojas']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(filters(page).getByRole('button', { name: 'Persona: Antonia Millaquén Rojas' })).toBeVisible();
  await expect(page).toHaveURL(/\?persona=[0-9a-f-]{36}$/);
  const names = page.getByRole('grid', { name: 'Experiencias' }).getByRole('gridcell', { name: /^Antonia/ });
  await expect(async () => {
    const count = await rows(page).count();
    expect(count).toBeGreaterThan(0);
    expect(await names.count()).toBe(count);
  }).toPass({ timeout: 15_000 });
  // The filter knows the person's name even when the page is opened by its address.
  await page.reload();
  await expect(filters(page).getByRole('button', { name: 'Persona: Antonia Millaquén Rojas' })).toBeVisible();
});
