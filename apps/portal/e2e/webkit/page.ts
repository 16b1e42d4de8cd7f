import { Key, type WebDriver } from 'selenium-webdriver';
import { expect } from '../fixtures.ts';
import type { Name } from './find.ts';
import { Target } from './target.ts';

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
