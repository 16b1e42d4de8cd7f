import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Runs a scenario once; milliseconds, and on the way down, if wanted, whatever else is counted. */
    run: (isCounted: boolean) => Promise<Result>;
  }
}

export interface Result {
  ms: number;
  /** Most at once: rows, canvases. */
  most?: number | undefined;
  /** Renders of fields a keystroke. */
  renders?: number | undefined;
}

/** Until what was drawn in this frame is on the screen. */
export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(0);
    });
  });

/** Until a frame in which this holds was painted. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => requestAnimationFrame(resolve));
  await painted();
}

/** Puts something on the page. */
export function mount(node: ReactNode): void {
  const element = document.createElement('div');
  document.body.append(element);
  createRoot(element).render(node);
}

/** Milliseconds from mounting to the frame in which this holds. */
export async function timeToPaint(node: ReactNode, holds: () => boolean): Promise<number> {
  const start = performance.now();
  mount(node);
  await until(holds);
  return performance.now() - start;
}

/** Scrolls from top to bottom in steps and returns the most of something there was on the way. */
export async function mostWhileScrolling(
  scroller: Element,
  steps: number,
  count: () => number,
): Promise<number> {
  let most = count();
  for (let step = 1; step <= steps; step++) {
    scroller.scrollTop = (scroller.scrollHeight * step) / steps;
    await painted();
    await painted();
    most = Math.max(most, count());
  }
  return most;
}
