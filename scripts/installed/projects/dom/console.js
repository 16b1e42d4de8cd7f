import { vi } from 'vitest';

/** Collects what is written to the console, for a test that expects nothing there. */
export function listen() {
  const said = [];
  const note = (...words) => said.push(words.map(String).join(' ').slice(0, 400));
  vi.spyOn(console, 'error').mockImplementation(note);
  vi.spyOn(console, 'warn').mockImplementation(note);
  return said;
}
