import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './outcome.ts';
import { reportPage } from './reportPage.ts';

/** Writes the report of a comparison into an empty folder, largest difference first. @returns the file to open */
export function writeReport(folder: string, outcome: Outcome): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const findings = [...outcome.findings].sort((a, b) => b.pixels - a.pixels);
  for (const [index, finding] of findings.entries()) {
    for (const name of ['before', 'after', 'difference'] as const) {
      writeFileSync(join(folder, `${index}.${name}.png`), finding[name]);
    }
  }
  const file = join(folder, 'index.html');
  writeFileSync(file, reportPage({ ...outcome, findings }));
  return file;
}
