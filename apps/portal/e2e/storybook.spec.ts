import { expect, test } from '@playwright/test';
import { serveBuilt } from '../../../scripts/storybook/serveBuilt';

test('the built Storybook opens, with a story of the portal over its API', async ({ page }) => {
  test.setTimeout(60_000);
  const { url, close } = await serveBuilt();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(`${url}/?path=/story/pantallas-principal--rut-missing`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('heading', { level: 1, name: 'Antonia Millaquén Rojas' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(story.getByRole('alert')).toContainText('Información del perfil incompleta');
  await expect(page.getByRole('button', { name: 'Cambio de contraseña' })).toBeVisible();
  expect(complaints).toEqual([]);
  close();
});
