import { dirname, relative } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

/** One folder imports from another one, by these files. Folders are relative to the `src` they are in. */
export interface Arrow {
  from: string;
  to: string;
  /** 'a/one.ts → b/two.ts' */
  imports: string[];
}

/** Tests, stories and pages of docs lie beside the code and may import all of it, so they do not count. */
const BESIDE = '\\.(test|stories|docs)\\.tsx?$|\\.mdx$';

/** The arrows between the folders of `src`, with imports of types among them. Paths are relative to `cwd`. */
export async function arrowsOf(src: string, cwd: string): Promise<Arrow[]> {
  const { output } = await cruise([src], {
    baseDir: cwd,
    tsPreCompilationDeps: true,
    exclude: { path: BESIDE },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  });
  const arrows = new Map<string, Arrow>();
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    for (const { resolved } of dependencies) {
      if (!source.startsWith(`${src}/`) || !resolved.startsWith(`${src}/`)) continue;
      const [file, target] = [relative(src, source), relative(src, resolved)];
      const [from, to] = [dirname(file), dirname(target)];
      if (from === to) continue;
      const key = `${from} → ${to}`;
      const arrow = arrows.get(key) ?? { from, to, imports: [] };
      arrow.imports.push(`${file} → ${target}`);
      arrows.set(key, arrow);
    }
  }
  return [...arrows.values()];
}

/** Arrows from a room to a room above it, or to one that has no place in `rooms`. */
export function arrowsUp(arrows: readonly Arrow[], rooms: readonly string[]): Arrow[] {
  const floorOf = (folder: string) => {
    const room = folder.split('/')[0] ?? '.';
    const floor = rooms.indexOf(room);
    if (floor >= 0) return floor;
    return rooms.includes('*') ? rooms.indexOf('*') : rooms.length;
  };
  return arrows.filter(({ from, to }) => floorOf(to) > floorOf(from));
}

/** The knots: folders that reach each other both ways (strongly connected, by Tarjan), largest first. */
export function knotsOf(arrows: readonly Arrow[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of arrows) targets.set(from, [...(targets.get(from) ?? []), to]);
  const found = new Map<string, { index: number; low: number }>();
  const open: string[] = [];
  const knots: string[][] = [];
  const visit = (folder: string) => {
    const own = { index: found.size, low: found.size };
    found.set(folder, own);
    open.push(folder);
    for (const target of targets.get(folder) ?? []) {
      const seen = found.get(target);
      if (!seen) own.low = Math.min(own.low, visit(target).low);
      else if (open.includes(target)) own.low = Math.min(own.low, seen.index);
    }
    if (own.low === own.index) {
      const knot = open.splice(open.indexOf(folder));
      if (knot.length > 1) knots.push(knot);
    }
    return own;
  };
  for (const folder of targets.keys()) if (!found.has(folder)) visit(folder);
  return knots.sort((a, b) => b.length - a.length);
}

/** The shortest way from the end of an arrow back to its start, with that arrow before it. */
function circleThrough(first: Arrow, arrows: readonly Arrow[]): Arrow[] {
  const ways: Arrow[][] = [[first]];
  const seen = new Set([first.to]);
  for (const way of ways) {
    const end = way.at(-1)?.to;
    if (end === first.from) return way;
    for (const next of arrows) {
      if (next.from !== end || seen.has(next.to)) continue;
      seen.add(next.to);
      ways.push([...way, next]);
    }
  }
  return [];
}

/** The shortest circle of a knot: where to begin, as a large knot may hang on one arrow. */
export function circleIn(arrows: readonly Arrow[], knot: readonly string[]): Arrow[] {
  const within = arrows.filter(({ from, to }) => knot.includes(from) && knot.includes(to));
  const circles = within.map((arrow) => circleThrough(arrow, within));
  return circles.reduce((shortest, circle) => (circle.length < shortest.length ? circle : shortest));
}
