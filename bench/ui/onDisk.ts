import { globSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNPM } from '../../scripts/pack.ts';
import { must } from '../../scripts/run.ts';

/** MB that a project without anything gets on its disk with these packages and their peers, as `du` counts them. */
export async function onDisk(packages: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-disk-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "name": "disk", "private": true }\n');
    // As npm lays them out; links of pnpm would count what several packages share several times.
    await must(
      folder,
      ...(['npx', '--yes', PNPM, 'add', '--silent', '--prefer-offline', '--ignore-workspace'] as const),
      ...(['--ignore-scripts', '--config.node-linker=hoisted', '--config.auto-install-peers=true'] as const),
      ...packages,
    );
    const files = globSync('node_modules/**', { cwd: folder, withFileTypes: true });
    const bytes = files
      .filter((file) => file.isFile())
      .reduce((all, { parentPath, name }) => all + lstatSync(join(parentPath, name)).blocks * 512, 0);
    return bytes / 1e6;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A package with the version that a folder has of it: 'react@19.3.1'. */
export function asInstalled(name: string, folder: string): string {
  const text = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  return `${name}@${(JSON.parse(text) as { version: string }).version}`;
}
