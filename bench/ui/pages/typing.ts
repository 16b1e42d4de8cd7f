import { painted } from './measure';

/** Types into an input as a keyboard does. Gives the median time from key to paint in milliseconds. */
export async function keyToPaint(input: HTMLInputElement, keys: number): Promise<number> {
  const times: number[] = [];
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  input.focus();
  await painted();
  for (let key = 0; key < keys; key++) {
    // Start at the beginning of a frame, so that waiting for one does not count.
    await painted();
    const start = performance.now();
    set?.call(input, `${input.value}x`);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await painted();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** Names of the form's fields. */
export const fields = Array.from({ length: 50 }, (_, index) => `field${index}`);
