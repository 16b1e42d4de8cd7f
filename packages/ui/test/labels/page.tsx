/* Runs in Chromium: shows a component, opens what it opens, and tells every text a person or a screen reader gets. */
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { cases } from '../../src/conformance/cases';
import { LocaleProvider } from '../../src/LocaleProvider';
import type { ProvidedLabels } from '../../src/LocaleProvider/providedLabels';
import { marked, ownWords } from './marked';
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

/** Renders an element, opens what opens in it, and collects every text that was there. */
async function textsOf(element: ReactElement): Promise<string[]> {
  const container = document.createElement('main');
  document.body.append(container);
  const root = createRoot(container);
  root.render(element);
  await settled();
  const texts = new Set(textsInPage());
  for (const opener of container.querySelectorAll<HTMLElement>(
    'form [type="submit"], [aria-haspopup], [aria-pressed="false"], [role="combobox"]',
  )) {
    opener.focus();
    opener.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', button: 0 }));
    opener.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'mouse', button: 0 }));
    opener.click();
    await settled();
    for (const text of textsInPage()) texts.add(text);
    (document.activeElement ?? opener).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
    await settled();
  }
  // What a field says when it is left.
  for (const field of container.querySelectorAll<HTMLElement>('input')) {
    field.focus();
    field.blur();
  }
  await settled();
  for (const text of textsInPage()) texts.add(text);
  root.unmount();
  container.remove();
  document.body.replaceChildren();
  return [...texts];
}

/**
 * @param isMarked under a provider whose every word is a mark, in a language that has no Latin letter; else as it comes
 * @returns what is shown and said, and what of it the caller gave
 */
async function show(name: string, isMarked: boolean): Promise<{ texts: string[]; given: string[] }> {
  const element = elements[name];
  if (!element) throw new Error(name);
  const texts = await textsOf(
    isMarked ? (
      <LocaleProvider locale="ja-JP" labels={marked}>
        {element}
      </LocaleProvider>
    ) : (
      element
    ),
  );
  return { texts, given: [...textsGiven(element)] };
}

/** Where the conformance case shows no word of the component. */
const SHOWN_BY: Partial<Record<keyof ProvidedLabels, string>> = {
  Field: 'optional',
  Logo: 'a brand without a name',
  NumberField: 'an amount that does not fit',
  Table: 'rows',
};

/** What a component says that has words of its own (`labels`) under a provider that has others for it. */
async function showOwn(component: keyof ProvidedLabels): Promise<string[]> {
  const element = elements[SHOWN_BY[component] ?? component];
  if (!element) throw new Error(component);
  return textsOf(
    <LocaleProvider labels={{ [component]: marked[component] }}>
      {cloneElement(element as ReactElement<{ labels: object }>, { labels: ownWords(component) })}
    </LocaleProvider>,
  );
}

declare global {
  interface Window {
    labels: { names: string[]; components: string[]; show: typeof show; showOwn: typeof showOwn };
  }
}
window.labels = { names: Object.keys(elements), components: Object.keys(marked), show, showOwn };
