import { expect, test } from '@playwright/test';
import { lookAtDocs } from '../../../scripts/storybook/lookAtDocs';
import { openDocs } from '../../../scripts/storybook/openStory';
import { serveBuilt } from '../../../scripts/storybook/serveBuilt';
import { wantedStories } from '../../../scripts/storybook/wantedStories';

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

  // A page of documentation whose stories are open dialogs: it can be read, and keeps to the theme.
  await openDocs(page, url, { id: 'componentes-capas-dialog-diálogo-modal-ventana--uso', theme: 'dark' });
  expect(await lookAtDocs(page, 'dark')).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Propiedades' })).toBeVisible();

  expect(complaints).toEqual([]);
  // Every story that a journey names is there, and the wall has its stories.
  expect(wantedStories().length).toBeGreaterThan(150);
  close();
});
