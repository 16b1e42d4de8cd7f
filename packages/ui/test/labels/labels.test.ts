import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProvidedLabels } from '../../src/LocaleProvider/providedLabels';
import { en } from '../../src/labels/en';
import { bundle, launch } from '../browser';
import { MARK, OWN_MARK } from './marked';

/** Names of formats, units and currencies, which are the same in every language. */
const NO_WORDS = /\b(MP4|PDF|KB|MB|CLP)\b/g;

/** Words of the cases that are not props: rendered rows, content of a queue, initials and words of a name, files. */
const GIVEN_ELSEWHERE = [
  'Proyecto 1',
  'Guardado',
  'Show password',
  'AM',
  'Estudio',
  'Doblaje',
  'de',
  '1.mp4',
  '2.mp4',
];

/** These have decoration, hidden from assistive technology, with words that a prop (`tracks`) can replace. */
const DECORATED = ['OnboardingLayout'];

/** Words that are the same in Spanish and English. */
const SAME_IN_BOTH = ['Total', 'byte', en.RouteError.heading];

/** These get their words from other props, or only from the provider. */
const WITHOUT_LABELS = ['Form', 'FormErrorSummary', 'RouteError', 'Select', 'SkipLink', 'Toolbar'];

const WORD = /\p{Script=Latin}/u;

/** What is left of a text without the words that the caller gave. */
function restOf(text: string, given: readonly string[]): string {
  const known = [...given, ...GIVEN_ELSEWHERE]
    .filter(Boolean)
    .sort((one, other) => other.length - one.length);
  return known.reduce((left, word) => left.replaceAll(word, ' '), text).replace(NO_WORDS, ' ');
}

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const script = await bundle(join(import.meta.dirname, 'page.tsx'), { platform: 'browser', format: 'esm' });
  browser = await launch();
  page = await browser.newPage({ locale: 'en-US' });
  await page.route('http://localhost/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="es-CL"><body></body></html>',
    }),
  );
  await page.goto('http://localhost/');
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'labels' in window);
});

afterAll(() => browser?.close());

it('says no word that labels cannot change, in any state, and speaks Spanish in a browser that does not', async () => {
  const names = await page.evaluate(() => window.labels.names);
  const unreached: string[] = [];
  const english: string[] = [];
  let openedLists = 0;
  for (const name of names) {
    const { texts, given } = await page.evaluate((one) => window.labels.show(one, 'marked'), name);
    for (const text of texts) {
      const rest = restOf(text, given);
      if (WORD.test(rest) && !DECORATED.includes(name)) unreached.push(`${name}: ${text}`);
    }
    if (texts.some((text) => /閉じる/.test(text))) openedLists += 1;
    const plain = await page.evaluate((one) => window.labels.show(one), name);
    english.push(
      ...plain.texts
        .filter((text) =>
          /^(Dismiss|Suggestions?|Clear|Close|Next|Previous|Breadcrumbs|March|Selected Date.*)$/.test(text),
        )
        .map((text) => `${name}: ${text}`),
    );
  }
  // React Aria's own close button proves that lists opened, and that they used the provider's language.
  expect(openedLists).toBeGreaterThan(3);
  expect(unreached).toEqual([]);
  expect(english).toEqual([]);
});

it('says no Spanish word with the English set', async () => {
  const names = await page.evaluate(() => window.labels.names);
  const left: string[] = [];
  let english = 0;
  for (const name of names) {
    const spanish = await page.evaluate((one) => window.labels.show(one), name);
    const { texts, given } = await page.evaluate((one) => window.labels.show(one, 'english'), name);
    const own = texts.filter((text) => WORD.test(restOf(text, [...given, ...SAME_IN_BOTH])));
    english += own.filter((text) => !spanish.texts.includes(text)).length;
    if (DECORATED.includes(name)) continue;
    left.push(...own.filter((text) => spanish.texts.includes(text)).map((text) => `${name}: ${text}`));
  }
  expect(left).toEqual([]);
  expect(english).toBeGreaterThan(100);
});

it('brings English to nobody who does not ask for it', async () => {
  const barrel = join(import.meta.dirname, '../../src/index.ts');
  const code = await bundle(barrel, {
    platform: 'browser',
    format: 'esm',
    packages: 'external',
    charset: 'utf8',
  });
  const words = Object.values(en).flatMap((component) => Object.values(component));
  const sentences = words.filter((word) => typeof word === 'string' && word.split(' ').length > 2);
  expect(code).toContain('Mostrar contraseña');
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentences.filter((words) => !SAME_IN_BOTH.includes(words) && code.includes(words))).toEqual([]);
});

it('prefers the labels of an instance to those of the provider, wherever it takes some', async () => {
  const components = (await page.evaluate(() => window.labels.components)) as (keyof ProvidedLabels)[];
  const wrong: string[] = [];
  for (const name of components.filter((one) => !WITHOUT_LABELS.includes(one))) {
    const texts = await page.evaluate((one) => window.labels.showOwn(one), name);
    wrong.push(
      ...texts.filter((text) => text.includes(MARK)).map((text) => `${name}: the provider's ${text}`),
    );
    if (!texts.some((text) => text.includes(OWN_MARK))) wrong.push(`${name}: none of its own`);
  }
  expect(components.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});
