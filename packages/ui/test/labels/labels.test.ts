import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProvidedLabels } from '../../src/LocaleProvider/providedLabels';
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

/** These get their words from other props, or only from the provider. */
const WITHOUT_LABELS = ['Form', 'FormErrorSummary', 'RouteError', 'Select', 'SkipLink', 'Toolbar'];

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
    const { texts, given } = await page.evaluate((one) => window.labels.show(one, true), name);
    const known = [...given, ...GIVEN_ELSEWHERE]
      .filter(Boolean)
      .sort((one, other) => other.length - one.length);
    for (const text of texts) {
      const rest = known.reduce((left, word) => left.replaceAll(word, ' '), text).replace(NO_WORDS, ' ');
      if (/\p{Script=Latin}/u.test(rest) && !DECORATED.includes(name)) unreached.push(`${name}: ${text}`);
    }
    if (texts.some((text) => /閉じる/.test(text))) openedLists += 1;
    const plain = await page.evaluate((one) => window.labels.show(one, false), name);
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
