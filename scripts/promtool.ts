import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebian } from './debian.ts';

/** Prometheus' program that judges rules of alarm: `PROMTOOL`, or the one on PATH; undefined if there is none. */
export function findPromtool(): string | undefined {
  const wanted = process.env.PROMTOOL;
  if (wanted) return wanted;
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'promtool'))
    .find((file) => existsSync(file));
}

/**
 * The same program. Installs Debian's package if there is none; Prometheus itself is not started.
 * @throws Error with instructions when that does not work
 */
export function ensurePromtool(): string {
  const there = findPromtool();
  if (there) return there;
  console.log('No promtool found: installing one (needed for the tests of the rules of alarm)…');
  installDebian('prometheus');
  const installed = findPromtool();
  if (!installed) {
    throw new Error(
      'promtool is needed for the tests of the rules of alarm and could not be installed. Install it (Debian: apt-get install prometheus) or set PROMTOOL.',
    );
  }
  return installed;
}
