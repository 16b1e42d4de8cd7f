import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';

test('a Chromium named by CHROMIUM_PATH that is not there is refused by name', () => {
  const before = process.env.CHROMIUM_PATH;
  process.env.CHROMIUM_PATH = '/nowhere/chromium';
  try {
    expect(() => findChromium()).toThrow('/nowhere/chromium');
  } finally {
    if (before === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = before;
  }
});

test('the Chromium that is found is there, and may run as root', () => {
  const path = findChromium();
  expect(path === undefined || existsSync(path)).toBe(true);
  expect(CHROMIUM_ARGS).toContain('--no-sandbox');
});
