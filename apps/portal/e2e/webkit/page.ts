import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Key, error as seleniumErrors, type WebDriver, type WebElement } from 'selenium-webdriver';
import { expect } from '../fixtures.ts';

const require = createRequire(import.meta.url);
/** Testing Library, which finds elements as a person names them; each page gets it once. */
const QUERIES = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);

/** A name is the whole name; an expression may be a part of it. */
type Name = string | RegExp;
interface Step {
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

/** What passes when the page goes on drawing; anything else is a fault. */
const PASSING = [
  seleniumErrors.StaleElementReferenceError,
  seleniumErrors.ElementClickInterceptedError,
  seleniumErrors.ElementNotInteractableError,
  seleniumErrors.NoSuchElementError,
];

/** Elements of a page, looked for anew at each use. */
export class Target {
  constructor(
    private readonly driver: WebDriver,
    private readonly steps: Step[],
  ) {}

  private with(step: Step): Target {
    return new Target(this.driver, [...this.steps, step]);
  }

  getByRole(role: string, { name, level }: { name?: Name; level?: number } = {}): Target {
    const options = { ...(name === undefined ? {} : { name }), ...(level === undefined ? {} : { level }) };
    return this.with({ by: 'Role', what: role, options });
  }

  getByLabel(label: Name): Target {
    return this.with({ by: 'LabelText', what: label });
  }

  getByText(text: Name): Target {
    return this.with({ by: 'Text', what: text });
  }

  locator(css: string): Target {
    return this.with({ by: 'css', what: css });
  }

  /** Those of them that hold this text. */
  holding(text: Name): Target {
    return this.with({ by: 'holding', what: text });
  }

  nth(index: number): Target {
    return this.with({ by: 'nth', what: index });
  }

  /** The elements that are there now. */
  async all(): Promise<WebElement[]> {
    const steps = sent(this.steps);
    const hasQueries = await this.driver.executeScript('return typeof TestingLibraryDom === "object"');
    if (!hasQueries) await this.driver.executeScript(QUERIES);
    return this.driver.executeScript<WebElement[]>(FIND, steps);
  }

  /** Waits until there is one element, and does something with it: again when the page was just drawing. */
  private async act<Result>(act: (element: WebElement) => Promise<Result>): Promise<Result> {
    let result: Result | undefined;
    let hindrance: unknown;
    await expect
      .poll(
        async () => {
          const [element, ...more] = await this.all();
          if (!element || more.length > 0) return `${more.length + (element ? 1 : 0)} elements`;
          try {
            result = await act(element);
            return 'done';
          } catch (error) {
            if (!PASSING.some((kind) => error instanceof kind)) throw error;
            hindrance = error;
            return String(hindrance);
          }
        },
        { message: JSON.stringify(sent(this.steps)) },
      )
      .toBe('done');
    return result as Result;
  }

  /** Presses it. A radio or a checkbox lies hidden in its label, so the label is pressed. */
  click(): Promise<void> {
    return this.act(async (element) => {
      const pressed = await this.driver.executeScript<WebElement>(
        'const [one] = arguments; return one.matches("input[type=radio], input[type=checkbox]") ? (one.closest("label") ?? one) : one',
        element,
      );
      // The driver scrolls to a place that the page's bars may cover.
      await this.driver.executeScript(
        "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
        pressed,
      );
      await pressed.click();
    });
  }

  /** Types in place of what is there. */
  fill(text: string): Promise<void> {
    return this.act(async (element) => {
      await element.click();
      await this.driver.executeScript('arguments[0].select()', element);
      await this.driver
        .actions()
        .sendKeys(...(text === '' ? [Key.BACK_SPACE] : [text]))
        .perform();
    });
  }

  /** Hands over files by their paths, as the system's chooser would. */
  setFiles(...paths: string[]): Promise<void> {
    return this.act((element) => element.sendKeys(paths.join('\n')));
  }

  focus(): Promise<void> {
    return this.act((element) => this.driver.executeScript('arguments[0].focus()', element));
  }

  /** A property of the one element, as soon as there is one. */
  property(name: string): Promise<unknown> {
    return this.act((element) =>
      this.driver.executeScript('return arguments[0][arguments[1]]', element, name),
    );
  }

  /** Waits until so many are there. */
  async toHaveCount(count: number): Promise<void> {
    const message = JSON.stringify(sent(this.steps));
    await expect.poll(async () => (await this.all()).length, { message }).toBe(count);
  }

  /** Waits until one of them is drawn. */
  async toBeVisible(): Promise<void> {
    const isDrawn = async () => {
      for (const element of await this.all()) {
        if (await element.isDisplayed().catch(() => false)) return true;
      }
      return false;
    };
    await expect.poll(isDrawn, { message: JSON.stringify(sent(this.steps)) }).toBe(true);
  }

  /** Waits until it has the focus. */
  async toBeFocused(): Promise<void> {
    const isFocused = () =>
      this.act((element) =>
        this.driver.executeScript('return arguments[0] === document.activeElement', element),
      );
    await expect.poll(isFocused, { message: JSON.stringify(sent(this.steps)) }).toBe(true);
  }

  /** Waits until its value is this. */
  async toHaveValue(value: string): Promise<void> {
    await expect
      .poll(() => this.property('value'), { message: JSON.stringify(sent(this.steps)) })
      .toBe(value);
  }
}

/** A window of WebKit, as the journeys of the other engines speak to theirs. */
export class WebKitPage extends Target {
  constructor(
    readonly window: WebDriver,
    private readonly base: string,
  ) {
    super(window, []);
  }

  /** Opens an address of the portal and waits until it has taken over what was prerendered. */
  async goto(address: string): Promise<void> {
    await this.window.get(new URL(address, this.base).href);
    await this.taken();
  }

  async reload(): Promise<void> {
    await this.window.navigate().refresh();
    await this.taken();
  }

  private async taken(): Promise<void> {
    const isTaken = () =>
      this.window.executeScript('return document.querySelector("#root[data-page]") === null');
    await expect.poll(isTaken).toBe(true);
  }

  /** Presses keys where the focus is: a text, or keys of `Key`. */
  async keys(...keys: string[]): Promise<void> {
    await this.window
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Presses a key while another is held. */
  async chord(held: string, key: string): Promise<void> {
    await this.window.actions().keyDown(held).sendKeys(key).keyUp(held).perform();
  }

  /** Waits for an address: path and search, or a part of it. */
  async toHaveURL(wanted: Name): Promise<void> {
    const shown = async () => {
      const { pathname, search } = new URL(await this.window.getCurrentUrl());
      return `${pathname}${search}`;
    };
    if (typeof wanted === 'string') await expect.poll(shown).toBe(wanted);
    else await expect.poll(shown).toMatch(wanted);
  }

  /** The region of notifications. */
  get notices(): Target {
    return this.getByRole('region', { name: 'Notificaciones' });
  }

  /** Presses Tab until it has the focus; fails if the keyboard cannot reach it. */
  async tabTo(target: Target): Promise<void> {
    const hasFocus = async () => {
      const [element] = await target.all();
      return this.window.executeScript<boolean>('return arguments[0] === document.activeElement', element);
    };
    await target.toBeVisible();
    for (let presses = 0; presses < 40 && !(await hasFocus()); presses++) await this.keys(Key.TAB);
    expect(await hasFocus()).toBe(true);
  }
}
