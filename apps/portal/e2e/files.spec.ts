import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { stepHeading, video } from './questionnaire.ts';

/** Drops files and folders of the disk, as a person drags them from the system. */
async function drop(page: Page, zone: Locator, paths: string[]): Promise<void> {
  const box = await zone.boundingBox();
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      x: (box?.x ?? 0) + 20,
      y: (box?.y ?? 0) + 20,
      data: { items: [], files: paths, dragOperationsMask: 1 },
    });
  }
}

test('files that cannot be taken, from the picker: each names its reason, what was accepted stays', async ({
  page,
}) => {
  await page.goto('/onboarding/4');
  await expect(stepHeading(page, 'Material multimedia')).toBeVisible();
  const picker = page.locator('input[type=file]');
  const list = page.getByRole('list', { name: 'Archivos' });
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  const counted = (words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();

  await picker.setInputFiles([video('canción número 3 🎤.mp4'), video('justo.mp4', 10_485_760)]);
  await counted('2 archivos aceptados');

  const text = { ...video('notas.mp4'), buffer: Buffer.from('un texto con otro nombre') };
  const empty = { ...video('vacio.mp4'), buffer: Buffer.alloc(0) };
  const long = `${'a'.repeat(296)}.mp4`;
  await picker.setInputFiles([text, empty, video('grande.mp4', 10_485_761), video(long)]);
  await counted('2 archivos aceptados, 4 rechazados');
  await expect(row('notas.mp4')).toContainText('El archivo no contiene un video MP4.');
  await expect(row('vacio.mp4')).toContainText('El archivo está vacío.');
  await expect(row('grande.mp4')).toContainText('El archivo supera el límite de 10 MB.');
  await expect(row(long)).toContainText('El nombre del archivo debe tener como máximo 200 caracteres.');

  await picker.setInputFiles([video('tres.mp4'), video('cuatro.mp4')]);
  await counted('3 archivos aceptados, 1 rechazado');
  await expect(row('cuatro.mp4')).toContainText('Se aceptan hasta 3 archivos.');
  await expect(row('canción número 3 🎤.mp4')).toBeVisible();
});

test('files and folders dropped from the system: the same file twice, a folder, a folder called like a video', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'arrastrado-'));
  const at = (name: string) => join(folder, name);
  writeFileSync(at('demo.mp4'), video('demo.mp4').buffer);
  mkdirSync(at('vacia'));
  mkdirSync(at('carpeta.mp4'));
  mkdirSync(at('tomas'));
  writeFileSync(at('tomas/lista.txt'), 'uno, dos');
  writeFileSync(at('tomas/primera.mp4'), video('primera.mp4').buffer);
  try {
    await page.goto('/onboarding/4');
    const zone = page.getByRole('group', { name: 'Archivos' });
    const list = page.getByRole('list', { name: 'Archivos' });
    const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
    await drop(page, zone, [at('demo.mp4')]);
    await expect(page.getByText('1 archivo aceptado', { exact: true })).toBeVisible();
    await drop(page, zone, [at('demo.mp4')]);
    await expect(row('demo.mp4').last()).toContainText('Este archivo ya está en la lista.');

    // A dropped folder adds its files: videos are accepted, the others are refused by name.
    await drop(page, zone, [at('tomas')]);
    await expect(page.getByText('2 archivos aceptados, 1 rechazado', { exact: true })).toBeVisible();
    await expect(row('lista.txt')).toContainText('Solo se aceptan archivos MP4.');
    for (const name of ['vacia', 'carpeta.mp4']) {
      await drop(page, zone, [at(name)]);
      await expect(row(name)).toContainText('La carpeta está vacía.');
      await expect(page.getByText('2 archivos aceptados, 1 rechazado', { exact: true })).toBeVisible();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
