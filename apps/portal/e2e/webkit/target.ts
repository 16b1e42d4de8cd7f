import { Key, error as seleniumErrors, type WebDriver, type WebElement } from 'selenium-webdriver';
import { expect } from '../fixtures.ts';
import { find, type Name, named, type Step } from './find.ts';

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
  all(): Promise<WebElement[]> {
    return find(this.driver, this.steps);
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
        { message: named(this.steps) },
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
    const message = named(this.steps);
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
    await expect.poll(isDrawn, { message: named(this.steps) }).toBe(true);
  }

  /** Waits until it has the focus. */
  async toBeFocused(): Promise<void> {
    const isFocused = () =>
      this.act((element) =>
        this.driver.executeScript('return arguments[0] === document.activeElement', element),
      );
    await expect.poll(isFocused, { message: named(this.steps) }).toBe(true);
  }

  /** Waits until its value is this. */
  async toHaveValue(value: string): Promise<void> {
    await expect.poll(() => this.property('value'), { message: named(this.steps) }).toBe(value);
  }
}
