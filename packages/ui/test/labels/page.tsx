/* Runs in Chromium: shows a component, opens what it can open, and reports every text for people and screen readers. */
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { LocaleProvider } from '../../src/LocaleProvider';
import type { ProvidedLabels } from '../../src/LocaleProvider/providedLabels';
import { en } from '../../src/labels/en';
import { cases } from '../conformance/cases/cases';
import { marked, ownWords } from './marked';
import { states } from './states';

const SAID = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label'];

const settled = () => new Promise((resolve) => setTimeout(resolve, 25));

/** All texts on the page now, announcements included. */
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

/** All texts in the caller's props: translating those is up to the caller. */
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

/** Renders an element, opens everything in it, and collects all texts on the way. */
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
  // A field may show a message when it loses the focus.
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

/** Providers to show under: one whose words are all marks, in a language without Latin letters, and the set that is published. */
const LANGUAGES = {
  marked: { locale: 'ja-JP', labels: marked },
  english: { locale: 'en-US', labels: en },
};

/**
 * @param language without one there is no provider
 * @returns what is shown and announced, and which of it the caller gave
 */
async function show(
  name: string,
  language?: keyof typeof LANGUAGES,
): Promise<{ texts: string[]; given: string[] }> {
  const element = elements[name];
  if (!element) throw new Error(name);
  const texts = await textsOf(
    language ? <LocaleProvider {...LANGUAGES[language]}>{element}</LocaleProvider> : element,
  );
  return { texts, given: [...textsGiven(element)] };
}

/** Other elements to show, for components whose conformance case shows none of their words. */
const SHOWN_BY: Partial<Record<keyof ProvidedLabels, string>> = {
  Field: 'optional',
  Logo: 'a brand without a name',
  NumberField: 'an amount that does not fit',
  Table: 'rows',
};

/** Texts of a component with its own `labels`, under a provider with other words for it. */
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
