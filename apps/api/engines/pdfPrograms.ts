import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePdfTools } from '../../../scripts/pdfTools';

/** Asks a program of qpdf's or Poppler's about a PDF. */
export function askAboutPdf(
  bytes: Uint8Array,
  program: 'qpdf' | 'pdfinfo' | 'pdffonts',
  ...options: string[]
): { status: number | null; text: string; complaints: string } {
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-paper-'));
  try {
    const file = join(folder, 'paper.pdf');
    writeFileSync(file, bytes);
    const { status, stdout, stderr } = spawnSync(join(ensurePdfTools(), program), [...options, file], {
      encoding: 'utf8',
    });
    return { status, text: stdout, complaints: stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The structure of a PDF as Poppler reads it, which is what Evince and Okular tell a screen reader: a line for each element, with the
 * text of its lines joined as they stand in the file.
 */
export function structureOf(bytes: Uint8Array): string {
  const { text } = askAboutPdf(bytes, 'pdfinfo', '-struct-text');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(/ \((?:block|inline)\)$|:$/, ''))
    .join('\n')
    .replace(/\n +\/Scope \/(\w+)/g, ' of its $1')
    .replace(/"\n +"/g, '')
    .replace(/\n +("[^\n]*)/g, ' $1');
}
