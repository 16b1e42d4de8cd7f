import { rmSync } from 'node:fs';
import { FIRST_START, startServer } from './fixtures';

/** The database and its demo take seconds to make, so one server makes them before all journeys. */
export default async function firstStart(): Promise<() => void> {
  const { dataDir, end } = await startServer();
  await end();
  process.env[FIRST_START] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}
