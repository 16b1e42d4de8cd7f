import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensurePromtool } from './promtool.ts';

const FOLDER = join(import.meta.dirname, '../deploy/monitoring');

const promtool = (folder: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(ensurePromtool(), args, { cwd: folder, encoding: 'utf8' });
  return { status, text: stdout + stderr };
};

/** The names after 'alert:' or 'alertname:'. */
const namesIn = (file: string, key: string) =>
  Array.from(
    readFileSync(join(FOLDER, file), 'utf8').matchAll(new RegExp(`\\b${key}: (\\w+)`, 'g')),
    ([, name]) => name,
  );

test('promtool finds the rules of alarm right', () => {
  expect(promtool(FOLDER, 'check', 'rules', '--lint-fatal', 'alerts.yml')).toMatchObject({ status: 0 });
});

test('each rule tells what it is for, and nothing of an installation that is well', () => {
  expect(promtool(FOLDER, 'test', 'rules', 'alerts.test.yml')).toMatchObject({ status: 0 });
  // Once where it tells, and once where all is well.
  const rules = namesIn('alerts.yml', 'alert');
  expect(rules.length).toBeGreaterThan(10);
  expect(namesIn('alerts.test.yml', 'alertname').sort()).toEqual([...rules, ...rules].sort());
});

test('a rule that never tells fails its test', () => {
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-rules-'));
  cpSync(FOLDER, folder, { recursive: true });
  const rules = readFileSync(join(folder, 'alerts.yml'), 'utf8');
  writeFileSync(
    join(folder, 'alerts.yml'),
    rules.replace('doblaje_outbox_late_mails) > 0', 'doblaje_outbox_late_mails) > 9'),
  );
  const { status, text } = promtool(folder, 'test', 'rules', 'alerts.test.yml');
  expect(status).toBe(1);
  expect(text).toContain('DoblajeOutboxStuck');
});
