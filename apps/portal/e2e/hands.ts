import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './fixtures.ts';

/** A file as a person has it on the disk. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A way to use a page, so that a journey is written once for all of them. */
export interface Hand {
  press: (target: Locator) => Promise<void>;
  /** Writes into a field in place of what it holds. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Closes a dialog or a drawer. */
  leave: (layer: Locator) => Promise<void>;
  /** Nothing the person uses may have been lost: asked where a journey waited for an outcome. */
  rest: () => Promise<void>;
}

/** Chooses a file with the button that opens the choice, as `press` does it. */
export async function choose(page: Page, press: () => Promise<void>, file: ChosenFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press();
  await (await chooser).setFiles(file);
}

/** Uses the page by mouse. */
export const mouse = (): Hand => ({
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  leave: async (layer) => {
    await layer.getByRole('button', { name: 'Cerrar' }).last().click();
    await expect(layer).toHaveCount(0);
  },
  rest: async () => {},
});

/** What is wrong with the place of the focus; '' if nothing is. */
const focusFault = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const name = focused.outerHTML.slice(0, 120);
    if (!focused.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return `hidden: ${name}`;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (from >= to || above >= below) return `out of sight: ${name}`;
    const isSeen = [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const there = document.elementFromPoint(from + (to - from) * across, above + (below - above) * down);
        return focused.contains(there) || there?.contains(focused.closest('label') ?? focused);
      }),
    );
    return isSeen ? '' : `covered: ${name}`;
  });

/** Which tab has the focus and its screen, whatever it counts; '' if none has both. */
const openTab = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const tab = document.activeElement?.closest('[role="tab"][aria-selected="true"]');
    return tab?.getAttribute('data-key') ?? '';
  });

/**
 * Leads the focus along the tabs to one of them. Each step opens a tab, whose screen brings the tabs anew: the next key is pressed there.
 */
async function stepTo(page: Page, target: Locator): Promise<void> {
  const wanted = await target.getAttribute('data-key');
  for (let steps = 0; steps < 10 && (await openTab(page)) !== wanted; steps++) {
    const before = await openTab(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => ['', before].includes(await openTab(page))).toBe(false);
  }
  await expect(target).toBeFocused();
}

/** Leads the focus to a control with the keys that a person would use. */
async function reach(page: Page, target: Locator): Promise<void> {
  const role = await target.getAttribute('role');
  const within = (of: string) => target.locator(`xpath=ancestor::*[${of}][1]`);
  if (role === 'tab') {
    await tabTo(page, within('@role="tablist"').locator('[role="tab"][tabindex="0"]'));
    await stepTo(page, target);
  } else await tabTo(page, target);
}

/** Uses the page by the keyboard alone. The focus is never lost and always in sight. */
export function keyboard(page: Page): Hand {
  // A page just opened has the focus nowhere.
  let hasBegun = false;
  const rest = () => expect.poll(() => focusFault(page), 'where the focus is').toBe('');
  async function go(target: Locator): Promise<void> {
    if (hasBegun) await rest();
    await reach(page, target);
    hasBegun = true;
    await rest();
  }
  return {
    press: async (target) => {
      await go(target);
      await page.keyboard.press('Enter');
    },
    write: async (field, text) => {
      await go(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    leave: async (layer) => {
      await rest();
      await page.keyboard.press('Escape');
      await expect(layer).toHaveCount(0);
      await rest();
    },
    rest,
  };
}
