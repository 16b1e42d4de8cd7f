import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, logIn, test, USER } from './fixtures.ts';

/** What axe finds on the whole page in both themes: rules and places. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations) {
      found.push(
        ...nodes.map(({ target, failureSummary }) => `${colorScheme} ${id} ${target}: ${failureSummary}`),
      );
    }
  }
  return found;
}

test('axe finds nothing while the list of countries is open, nor when nothing matches', async ({ page }) => {
  await page.goto('/onboarding/1');
  const country = page.getByRole('combobox', { name: 'País' });
  await country.click();
  await expect(page.getByRole('option').first()).toBeAttached();
  expect(await findings(page)).toEqual([]);
  await country.pressSequentially('peru');
  await expect(page.getByText('1 país', { exact: true })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await country.pressSequentially('zz');
  await expect(page.getByRole('option')).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
});

test('axe finds nothing while a filter, the tooltip of the menu or the menu of a phone is open', async ({
  page,
}) => {
  await page.goto('/documents');
  await logIn(page, USER);
  // The warning comes after the list and moves it down: a press at that moment would end beside its button.
  await expect(page.getByText('Información del perfil incompleta')).toBeVisible();
  const filters = page.getByRole('group', { name: 'Buscar y filtrar' });
  await filters.getByRole('button', { name: 'Tipo' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('option', { name: 'Boleta' }).click();
  await filters.getByRole('button', { name: 'Tipo: Boleta', exact: true }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Contraer menú' }).click();
  await page.getByRole('link', { name: /^Experiencias/ }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.mouse.move(700, 700);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('axe finds nothing while a select is open', async ({ page }) => {
  await page.goto('/onboarding/1');
  await page.getByRole('button', { name: /Pertece a una comunidad/ }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('screen readers hear how many countries match, in the same words as the list', async ({ page }) => {
  await page.goto('/onboarding/1');
  const country = page.getByRole('combobox', { name: 'País' });
  const said = page.locator('[aria-live="assertive"]').filter({ hasText: 'país' });
  await country.click();
  await country.pressSequentially('per');
  await expect(page.getByText('1 país', { exact: true })).toBeVisible();
  await expect(said).toHaveText('1 país.');
  await expect(page.getByText('disponible(s)')).toHaveCount(0);
});
