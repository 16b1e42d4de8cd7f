/* Runs in Chromium: shows a component, opens what it opens, and tells every text a person or a screen reader gets. */
import { isValidElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { cases } from '../../src/conformance/cases';
import { LocaleProvider } from '../../src/LocaleProvider';
import { marked } from './marked';
import { states } from './states';

const SAID = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label'];

const settled = () => new Promise((resolve) => setTimeout(resolve, 25));

/** Every text in the page now, announcements included. */
function textsInPage(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest('script, style'))
      texts.push(walker.currentNode.textContent ?? '');
  }
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of SAID) texts.push(element.getAttribute(name) ?? '');
    if (element instanceof HTMLInputElement && element.type === 'text') texts.push(element.value);
  }
  return texts.filter((text) => text.trim() !== '');
}

/** Every text the caller gave: it is the caller's to translate. */
function textsGiven(value: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  if (typeof value !== 'object' || value === null || seen.has(value)) return found;
  seen.add(value);
  const parts = isValidElement(value) ? value.props : value;
  for (const part of Object.values(parts as object)) textsGiven(part, found, seen);
  return found;
}

const elements: Record<string, ReactElement> = {
  ...Object.fromEntries(
    Object.entries(cases).map(([name, { render }]) => [
      name,
      render({
        ref: () => {},
        id: 'probe',
        className: '',
        style: {},
        'data-probe': '',
        'aria-describedby': 'none',
      }),
    ]),
  ),
  ...states,
};

/**
 * @param isMarked under a provider whose every word is a mark, in a language that has no Latin letter; else as it comes
 * @returns what is shown and said, and what of it the caller gave
 */
async function show(name: string, isMarked: boolean): Promise<{ texts: string[]; given: string[] }> {
  const element = elements[name] as ReactElement;
  const container = document.createElement('main');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    isMarked ? (
      <LocaleProvider locale="ja-JP" labels={marked}>
        {element}
      </LocaleProvider>
    ) : (
      element
    ),
  );
  await settled();
  const texts = new Set(textsInPage());
  const look = async () => {
    await settled();
    for (const text of textsInPage()) texts.add(text);
  };
  if (element.type === undefined) throw new Error(name);
  for (const opener of container.querySelectorAll<HTMLElement>(
    'form [type="submit"], [aria-haspopup], [aria-pressed="false"], [role="combobox"]',
  )) {
    opener.focus();
    opener.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', button: 0 }));
    opener.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'mouse', button: 0 }));
    opener.click();
    await look();
    (document.activeElement ?? opener).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
    await settled();
  }
  root.unmount();
  container.remove();
  document.body.replaceChildren();
  return { texts: [...texts], given: [...textsGiven(element)] };
}

declare global {
  interface Window {
    labels: { names: string[]; show: typeof show };
  }
}
window.labels = { names: Object.keys(elements), show };
