import { rmSync } from 'node:fs';
import { FIRST_START, startServer } from './fixtures';

/** A database and its demo take seconds to make: one server makes them, before any journey, for all that come. */
export default async function firstStart(): Promise<() => void> {
  const { dataDir, end } = await startServer();
  await end();
  process.env[FIRST_START] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}
