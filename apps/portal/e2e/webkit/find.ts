import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { WebDriver, WebElement } from 'selenium-webdriver';

const require = createRequire(import.meta.url);
/** Testing Library, which finds elements as a person names them; each page gets it once. */
const QUERIES = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);

/** A name is the whole name; an expression may be a part of it. */
export type Name = string | RegExp;
/** One step of the way to an element. */
export interface Step {
  by: 'Role' | 'LabelText' | 'Text' | 'css' | 'nth' | 'holding';
  what: unknown;
  options?: Record<string, unknown>;
}

/** Expressions do not pass to the page as they are. */
const sent = (value: unknown): unknown =>
  value instanceof RegExp
    ? { source: value.source, flags: value.flags }
    : Array.isArray(value)
      ? value.map(sent)
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, sent(one)]))
        : value;

/** Runs in the page: the elements at the end of the steps. */
const FIND = `
const [steps] = arguments;
const revived = (value) =>
  value && typeof value === 'object'
    ? typeof value.source === 'string'
      ? new RegExp(value.source, value.flags)
      : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, revived(one)]))
    : value;
const inside = (element, step) => {
  if (step.by === 'css') return [...element.querySelectorAll(step.what)];
  return TestingLibraryDom['queryAllBy' + step.by](element, revived(step.what), revived(step.options ?? {}));
};
let found = [document.body];
for (const step of steps) {
  if (step.by === 'nth') found = found.slice(step.what).slice(0, 1);
  else if (step.by === 'holding') {
    const text = revived(step.what);
    found = found.filter(({ textContent }) => (text instanceof RegExp ? text.test(textContent) : textContent.includes(text)));
  } else found = [...new Set(found.flatMap((element) => inside(element, step)))];
}
return found;
`;

/** The steps as a failure names them. */
export const named = (steps: readonly Step[]): string => JSON.stringify(sent(steps));

/** The elements that are at the end of these steps now. */
export async function find(driver: WebDriver, steps: readonly Step[]): Promise<WebElement[]> {
  const hasQueries = await driver.executeScript('return typeof TestingLibraryDom === "object"');
  if (!hasQueries) await driver.executeScript(QUERIES);
  return driver.executeScript<WebElement[]>(FIND, sent(steps));
}
