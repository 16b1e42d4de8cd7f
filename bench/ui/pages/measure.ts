import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Runs a scenario once; gives milliseconds and, if `isCounted`, the other counts. */
    run: (isCounted: boolean) => Promise<Result>;
  }
}

export interface Result {
  ms: number;
  /** Highest number at one moment: rows, canvases. */
  most?: number | undefined;
  /** Renders of fields for each keystroke. */
  renders?: number | undefined;
}

/** Waits until the drawings of this frame are on the screen. */
export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(0);
    });
  });

/** Waits until a frame in which the condition holds is painted. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => requestAnimationFrame(resolve));
  await painted();
}

/** Renders a node on the page. */
export function mount(node: ReactNode): void {
  const element = document.createElement('div');
  document.body.append(element);
  createRoot(element).render(node);
}

/** Milliseconds from mounting to the paint of the frame in which the condition holds. */
export async function timeToPaint(node: ReactNode, holds: () => boolean): Promise<number> {
  const start = performance.now();
  mount(node);
  await until(holds);
  return performance.now() - start;
}

/** Scrolls from top to bottom in steps and returns the highest count on the way. */
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
