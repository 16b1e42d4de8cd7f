import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, expectTypeOf, it } from 'vitest';
import type { DropzoneUpload } from '../../src/Dropzone';
import { PARTS, type PartAttributes } from '../../src/ground/parts';
import type { NotificationPosition } from '../../src/Notification/look';
import type { StatusShape } from '../../src/Status';
import { bundle, launch } from '../browser';
import { cases } from '../conformance/cases/cases';

/* Tries every line of TESTING.md. That parts are rendered is tested by a story (docs/foundations/Parts). */

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'TESTING.md'), 'utf8');
const rows = [...text.matchAll(/^\| `(\w+)` +\| `(getBy[^`]+)` +\|/gm)].map(([, name = '', query = '']) => ({
  name,
  query,
}));

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const script = await bundle(join(import.meta.dirname, 'page.tsx'), { platform: 'browser', format: 'esm' });
  browser = await launch();
  page = await browser.newPage();
  await page.setContent('<!doctype html><html lang="es-CL"><body></body></html>');
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'testing' in window);
});

afterAll(() => browser?.close());

it('finds every component by its line in the guide, in Playwright and in Testing Library', async () => {
  const wrong: string[] = [];
  for (const { name, query } of rows) {
    await page.evaluate((one) => window.testing.show(one), name);
    const locator = new Function('page', `return page.${query}`)(page) as Locator;
    const found = await locator.count();
    if (found !== 1) wrong.push(`${name}: Playwright finds ${found} by ${query}`);
    const complaint = await page.evaluate((one) => window.testing.find(one), query);
    if (complaint) wrong.push(`${name}: Testing Library: ${complaint}`);
  }
  expect(wrong).toEqual([]);
});

it('names every component', () => {
  const told = new Set([...text.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const names = Object.keys(cases).filter((name) => /^\w+$/.test(name));
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !told.has(name))).toEqual([]);
  expect(rows.map(({ name }) => name)).toEqual([...new Set(rows.map(({ name }) => name))].sort());
});

it('names every part, and no other', async () => {
  const parts = text.slice(text.indexOf('## By `data-part`'));
  const told = [...parts.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, name]) => name).slice(1);
  expect(told).toEqual(Object.keys(PARTS));
  // That each is rendered is tested by a story (docs/foundations/Parts); here, that there is no other.
  const rendered = new Set<string>();
  for (const name of Object.keys(cases)) {
    await page.evaluate((one) => window.testing.show(one), name);
    for (const part of await page.evaluate(() => window.testing.parts())) rendered.add(part);
  }
  expect(rendered.size).toBeGreaterThan(5);
  expect([...rendered].filter((part) => !told.includes(part))).toEqual([]);
});

// The compiler judges these: parts stand below the components whose values they tell.
it('names for each part’s attributes the values that its component gives them', () => {
  expectTypeOf<PartAttributes['corner']['position']>().toEqualTypeOf<NotificationPosition>();
  expectTypeOf<PartAttributes['file']['state']>().toEqualTypeOf<
    DropzoneUpload['state'] | 'accepted' | 'rejected'
  >();
  expectTypeOf<PartAttributes['status']['shape']>().toEqualTypeOf<StatusShape>();
});
