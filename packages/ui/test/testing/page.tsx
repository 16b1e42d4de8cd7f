/* Runs in Chromium: shows a component as in the conformance suite, and looks for it as a test would. */
import { screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { cases } from '../conformance/cases/cases';

const NOTHING = { id: 'probe', className: '', style: {}, 'data-probe': '', 'aria-describedby': 'none' };

let root: Root | undefined;

/** Shows one component alone. */
async function show(name: string): Promise<void> {
  root?.unmount();
  document.body.replaceChildren();
  const given = cases[name];
  if (!given) throw new Error(`No case for ${name}`);
  const container = document.createElement('div');
  document.body.append(container);
  const shown = createRoot(container);
  root = shown;
  flushSync(() => shown.render(given.render({ ...NOTHING, ref: () => {} })));
  await new Promise((resolve) => setTimeout(resolve, 30));
}

/** Looks for an element with Testing Library. @returns what went wrong, or undefined */
function find(query: string): string | undefined {
  try {
    const found: unknown = new Function('screen', `return screen.${query}`)(screen);
    return found instanceof HTMLElement ? undefined : 'nothing found';
  } catch (error) {
    return String(error).split('\n')[0];
  }
}

/** Values of `data-part` in the page. */
function parts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-part]')].map(({ dataset }) => dataset.part ?? '');
}

declare global {
  interface Window {
    testing: { show: typeof show; find: typeof find; parts: typeof parts };
  }
}
window.testing = { show, find, parts };
