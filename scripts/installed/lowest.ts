import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** '^1.22.0' → '1.22.0', '>=19.2' → '19.2.0'. */
function lowestOf(range: string): string {
  const [, major, minor = '0', patch = '0'] =
    /^(?:\^|>=\s*)?(\d+)(?:\.(\d+))?(?:\.(\d+))?$/.exec(range) ?? [];
  if (!major) throw new Error(`no lower bound is known of ${range}`);
  return `${major}.${minor}.${patch}`;
}

/** The oldest version of each peer that `@doblaje/ui` allows, and of the dependencies that it shares with a peer. */
export function lowestVersions(): Record<string, string> {
  const { peerDependencies = {}, dependencies = {} } = read(join(ROOT, 'packages/ui/package.json'));
  const shared = Object.entries(dependencies).filter(([name]) => name.startsWith('react-'));
  return Object.fromEntries(
    [...Object.entries(peerDependencies), ...shared].map(([name, range]) => [name, lowestOf(range)]),
  );
}

/** Makes a project depend on exactly those versions. */
export function askForLowest(project: string): void {
  const file = join(project, 'package.json');
  const manifest = read(file);
  const dependencies = { ...manifest.dependencies, ...lowestVersions() };
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies }, null, 2));
}
