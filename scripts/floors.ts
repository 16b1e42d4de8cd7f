/**
 * Judges the floors of every workspace: no import goes from a room to one above it, and no folders import each other in a
 * circle. The rooms are in floors/rooms.ts. `pnpm floors ui` judges one workspace.
 */
import { ROOT } from './build.ts';
import { arrowsOf, arrowsUp, circleIn, knotsOf } from './floors/folderGraph.ts';
import { ROOMS } from './floors/rooms.ts';

let isWrong = false;
for (const [src, rooms] of Object.entries(ROOMS)) {
  if (!src.includes(process.argv[2] ?? '')) continue;
  const arrows = await arrowsOf(src, ROOT);
  const up = arrowsUp(arrows, rooms);
  const knots = knotsOf(arrows);
  const folders = new Set(arrows.flatMap(({ from, to }) => [from, to])).size;
  console.log(
    `${src}: ${folders} folders, ${arrows.length} arrows, ${up.length} up, largest knot ${knots[0]?.length ?? 0}`,
  );
  for (const { from, to, imports } of up) {
    console.log(`  ${from} imports from ${to}, which is above it:`, ['', ...imports].join('\n    '));
  }
  for (const knot of knots) {
    console.log(`  These folders import each other: ${knot.join(', ')}. The shortest circle among them:`);
    for (const { from, to, imports } of circleIn(arrows, knot))
      console.log(`    ${from} → ${to} (${imports[0]})`);
  }
  isWrong ||= up.length > 0 || knots.length > 0;
}
if (isWrong) process.exitCode = 1;
