import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

declare global {
  interface Window {
    heardHere: string[];
  }
}

/** Runs in each page: notes what live regions say, as a reader would read it, once each. */
function listen(): void {
  window.heardHere = [];
  const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
  const said = new WeakMap<Element, string>();
  const waiting = new Set<Element>();
  const textOf = (region: Element) =>
    // biome-ignore lint/performance/useDomNodeTextContent: textContent joins the last word of a line to the first of the next.
    (region as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim();
  const say = () => {
    for (const region of waiting) {
      const text = region.isConnected ? textOf(region) : '';
      if (text && said.get(region) !== text) window.heardHere.push(text);
      said.set(region, text);
    }
    waiting.clear();
  };
  const note = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(LIVE);
    if (region) waiting.add(region);
    // Several readers say nothing of a status that comes with its text; of an alert they all do.
    if (element) for (const alert of element.querySelectorAll('[role="alert"]')) waiting.add(alert);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) note(node);
    // Regions fill in several steps; a reader waits a moment too.
    if (waiting.size > 0) setTimeout(say, 50);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** What a person hears: live regions as they change, and the element that has the focus as Chromium's tree tells it to a reader. */
export async function ears(page: Page) {
  await page.addInitScript(listen);
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');

  /** Name, role, value, description and states of what has the focus, in a line. */
  async function focus(): Promise<string> {
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId: `${result.objectId}`,
      fetchRelatives: false,
    });
    const node = nodes[0];
    const states = (node?.properties ?? [])
      .filter(({ name, value }) => STATES.includes(name) && !['false', ''].includes(String(value.value)))
      .map(({ name, value }) =>
        value.value === true || value.value === 'true' ? name : `${name} ${value.value}`,
      );
    const parts = [
      node?.name?.value,
      node?.role?.value,
      node?.value?.value,
      node?.description?.value,
      ...states,
    ];
    return parts.filter((part) => part !== undefined && part !== '').join(' · ');
  }

  return {
    /** Waits until a live region has said it. */
    hears: (text: string | RegExp) =>
      expect
        .poll(() => page.evaluate(() => window.heardHere))
        .toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text)),
    focuses: (text: string | RegExp) =>
      expect.poll(focus).toEqual(typeof text === 'string' ? text : expect.stringMatching(text)),
  };
}

/** What a reader says of a control, besides its name. */
const STATES = ['invalid', 'required', 'checked', 'expanded', 'disabled', 'level', 'selected', 'pressed'];
