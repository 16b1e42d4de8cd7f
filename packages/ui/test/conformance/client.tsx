/* Runs in Chromium: hydrates the server's HTML and reports what it found. */
import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { cases } from './cases/cases';
import { listenToConsole } from './console';
import { Harness, PROBE } from './Harness';

/** Findings about one component in the browser. Elements are named by tag and number, so that they can be compared. */
export interface ClientResult {
  complaints: string[];
  /** Elements with a style attribute in the server's HTML, without the one that the caller gave. */
  styled: string[];
  /** All text of the server's HTML but the description's. */
  text: string;
  /** The element that got each addition; null where none did. */
  landed: Record<'ref' | 'id' | 'className' | 'style' | 'data' | 'aria', string | null>;
  /** Whether the element with `className` is or contains the one with `id`. */
  isRootAroundControl: boolean;
}

/** The caller's style, as the browser writes it. */
const OUTLINE = `${PROBE.style.outlineOffset}px`;

const settled = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 20))),
  );

async function conform(name: string, html: string): Promise<ClientResult> {
  const given = cases[name];
  if (!given) throw new Error(`No case for ${name}`);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const styled = [...container.querySelectorAll<HTMLElement>('[style]')]
    .filter((one) => one.style.outlineOffset !== OUTLINE)
    .map((one) => one.outerHTML.slice(0, 120));
  const written = container.cloneNode(true) as HTMLElement;
  for (const one of written.querySelectorAll('style, #probe-description')) one.remove();
  const text = written.textContent;

  const element = createRef<Element>();
  const listening = listenToConsole();
  const complaints: string[] = [];
  const report = (error: unknown) => complaints.push(String(error));
  const root = hydrateRoot(
    container,
    <Harness
      given={given}
      probeRef={(now) => {
        element.current = now;
      }}
    />,
    { onRecoverableError: report, onUncaughtError: report, onCaughtError: report },
  );
  await settled();

  const numbers = new Map([...document.querySelectorAll('*')].map((one, index) => [one, index]));
  const tell = (one: Element | null) => (one ? `${one.localName} ${numbers.get(one) ?? 'detached'}` : null);
  const withId = document.querySelector(`#${PROBE.id}`);
  const withClass = document.querySelector(`.${PROBE.className}`);
  const landed = {
    ref: tell(element.current),
    id: tell(withId),
    className: tell(withClass),
    style: tell(
      [...document.querySelectorAll<HTMLElement>('[style]')].find(
        (one) => one.style.outlineOffset === OUTLINE,
      ) ?? null,
    ),
    data: tell(document.querySelector('[data-probe="on"]')),
    aria: tell(document.querySelector(`[aria-describedby~="${PROBE['aria-describedby']}"]`)),
  };
  const isRootAroundControl = withClass?.contains(withId) ?? false;
  root.unmount();
  await settled();
  container.remove();
  return { complaints: [...complaints, ...listening.stop()], styled, text, landed, isRootAroundControl };
}

declare global {
  interface Window {
    conform: typeof conform;
  }
}
window.conform = conform;
