import type { Page } from '@playwright/test';
import { writePdf } from './documentFiles.ts';
import { expect } from './fixtures.ts';

/** The list of contracts, scripts and papers of minors. */
export const FILED = '/projects-back-office/documents?vista=contratos';

/** ADMIN, who looks at that list, files a paper of the talent that holds until this day. */
export async function filePaper(
  page: Page,
  { kind = 'Contrato', title, endsOn }: { kind?: string; title: string; endsOn: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Subir documento' }).click();
  const form = page.getByRole('dialog', { name: 'Subir documento' });
  await form.getByRole('button', { name: /Tipo/ }).click();
  await page.getByRole('option', { name: kind }).click();
  await form.getByRole('textbox', { name: 'Título' }).fill(title);
  await form.getByRole('textbox', { name: /Término/ }).fill(endsOn);
  await form.getByRole('combobox', { name: /Persona/ }).pressSequentially('Antonia');
  await page.getByRole('option', { name: /Antonia Millaquén/ }).click();
  await form.locator('input[type="file"]').setInputFiles({
    name: `${title}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(await writePdf([title])),
  });
  await form.getByRole('button', { name: 'Subir documento' }).click();
  await expect(form).toHaveCount(0);
}
