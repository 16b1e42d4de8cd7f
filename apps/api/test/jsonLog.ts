import { afterEach, beforeEach, vi } from 'vitest';
import { configureLog } from '../src/ground/log/logger';

/** Makes each test of a file log in JSON, and keeps what is logged. */
export function jsonLog() {
  const out = vi.fn();
  const err = vi.fn();
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(out);
    vi.spyOn(console, 'error').mockImplementation(err);
    configureLog({ level: 'info', format: 'json' });
  });
  afterEach(() => {
    configureLog({ level: 'error', format: 'text' });
    vi.restoreAllMocks();
    for (const one of [out, err]) one.mockReset();
  });
  /** The entries so far of one of the two streams. */
  const entries = (of = out) => of.mock.calls.map(([line]) => JSON.parse(line));
  return { out, err, entries };
}
