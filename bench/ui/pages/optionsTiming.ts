import type { ReactNode } from 'react';
import { mount, painted, until } from './measure';

interface Option {
  value: string;
  label: string;
}

const shown = () => document.querySelectorAll('[role=option]');

/** Opens the list as a mouse does. */
function press(button: Element | null): void {
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent;
    const how = { bubbles: true, cancelable: true, button: 0, detail: 1 };
    button?.dispatchEvent(
      new Kind(type, type.startsWith('pointer') ? { ...how, pointerType: 'mouse' } : how),
    );
  }
}

function type(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Measures opening a list (`?options=1000&act=open`) or a key typed into an open one (`act=key`), until that is painted. */
export function timeOptions(show: (options: Option[]) => ReactNode): void {
  const wanted = new URLSearchParams(location.search);
  const options = Array.from({ length: Number(wanted.get('options')) }, (_, at) => ({
    value: `${at + 1}`,
    label: `Capítulo ${String(at + 1).padStart(5, '0')}`,
  }));
  window.run = async () => {
    mount(show(options));
    await until(() => document.querySelector('input') !== null);
    await painted();
    const input = document.querySelector('input') as HTMLInputElement;
    const opened = performance.now();
    press(document.querySelector('button'));
    await until(() => shown().length > 3);
    if (wanted.get('act') === 'open') return { ms: performance.now() - opened, most: shown().length };
    await painted();
    const typed = performance.now();
    type(input, '7');
    await until(() => shown()[0]?.textContent?.includes('7') === true);
    return { ms: performance.now() - typed };
  };
}
