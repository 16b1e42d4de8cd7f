import type { Page } from '@playwright/test';
import { ADMIN, ARTIST, expect, logIn, notices, tabTo, test } from './fixtures.ts';

const NAME = 'Millaray Painemal Soto';

/** Opens the page of the demo artist as ADMIN, from the list of users. */
async function open(page: Page) {
  await page.goto('/login?volver=%2Fdocuments-back');
  await logIn(page, ADMIN);
  await page.getByRole('searchbox', { name: 'Buscar por nombre, correo o RUT' }).fill(ARTIST);
  await page.getByRole('link', { name: NAME }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

test('by the keyboard alone ADMIN reads a sheet, asks for the account number, and finds that in the history', async ({
  page,
}) => {
  await open(page);
  const bank = page.getByRole('region', { name: 'Datos bancarios' });
  const reveal = bank.getByRole('button', { name: /^Mostrar número de cuenta/ });
  await tabTo(page, reveal);
  await expect(bank.getByText('0023456789')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(bank.getByText('0023456789')).toBeVisible();
  await expect(bank.getByRole('button', { name: 'Ocultar número de cuenta' })).toBeFocused();

  await tabTo(page, tab(page, 'Ficha'), 'Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?vista=historial$/);
  await expect(tab(page, 'Historial')).toBeFocused();
  await expect(page.getByText('Número de cuenta visto').first()).toBeVisible();
  await expect(page.getByText('0023456789')).toHaveCount(0);
  // The address names the tab, so a reload shows it again.
  await page.reload();
  await expect(page.getByText('Número de cuenta visto').first()).toBeVisible();

  await page.goto('/documents-back?vista=datos-personales');
  const link = page.getByRole('link', { name: 'Ver las lecturas de datos' });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Lecturas de datos/);
  await page.getByRole('searchbox').fill('millaray');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Número de cuenta' })).toHaveCount(1);
  await expect(page.getByText('0023456789')).toHaveCount(0);
});

test.describe('with touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('on a phone ADMIN corrects a phone number with a reason, and writes a vocal profile by which the person is found', async ({
    page,
  }) => {
    await open(page);
    await page.getByRole('button', { name: 'Corregir datos personales' }).tap();
    const form = page.getByRole('dialog', { name: 'Corregir datos personales' });
    await form.getByLabel('Teléfono').fill('+56 9 5550 0199');
    await form.getByRole('button', { name: 'Guardar corrección' }).tap();
    await expect(form.getByRole('alert')).toContainText('Escribe el motivo');
    await form.getByLabel('Motivo de la corrección').fill('Lo pidió por teléfono');
    await form.getByRole('button', { name: 'Guardar corrección' }).tap();
    await expect(notices(page).getByText('Datos corregidos')).toBeVisible();
    await expect(page.getByText('+56 9 5550 0199')).toBeVisible();

    await page.goto(`${page.url().split('?')[0]}?vista=voz`);
    await page.getByRole('button', { name: /perfil vocal$/ }).tap();
    const voice = page.getByRole('dialog', { name: /perfil vocal$/ });
    await voice.getByRole('checkbox', { name: 'Trabaja como técnico' }).check();
    await voice.getByLabel(/^Rango de edad vocal/).fill('71 a 73 años');
    await voice.getByRole('button', { name: 'Guardar cambios' }).tap();
    await expect(notices(page).getByText('Perfil vocal guardado')).toBeVisible();
    const found = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
      return (await fetch('/api/people?applicant_types=T%C3%A9cnico&vocalAge=72', { headers })).json();
    });
    expect(found.items.map(({ name }: { name: string }) => name)).toEqual([NAME]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
