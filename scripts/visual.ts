/**
 * Compares the pictures of all stories with those of another commit, in one Chromium on this machine: every story after its
 * `play`, in both themes, at 390 and 1440 px (a story that names a width: at that one).
 *
 *   pnpm visual BASE_REF [--only PART_OF_AN_ID] [--widths 390,1440] [--shard 1/8]
 *
 * All stories take an hour or more. A shard is every eighth story, from all screens and components alike.
 * Both commits are built outside of this checkout, so what is not committed is not looked at. The report is
 * test-results/visual/index.html. Ends with 1 if a picture differs or a story fails in one of them only.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './build.ts';
import { builtAt, commitOf } from './visual/builtAt.ts';
import { compareStorybooks } from './visual/compareStorybooks.ts';
import { writeReport } from './visual/writeReport.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,1440' },
    shard: { type: 'string', default: '1/1' },
  },
});
const [ref] = positionals;
if (!ref) throw new Error('Which commit to compare with? pnpm visual BASE_REF');

const [before, after] = [await commitOf(ref), await commitOf('HEAD')];
const folders = [await builtAt(before), await builtAt(after)] as const;
const [shard = 1, shards = 1] = values.shard.split('/').map(Number);
const started = performance.now();
const outcome = await compareStorybooks(...folders, {
  isWanted: (id) => id.includes(values.only),
  widths: values.widths.split(',').map(Number),
  shard: [shard, shards],
  onFinding: ({ story, mode, pixels }) => console.log(`${story} ${mode}: ${pixels} px`),
});
const report = writeReport(join(ROOT, 'test-results/visual'), { ...{ before, after }, ...outcome });
const { compared, findings, failed } = outcome;
for (const line of failed) console.log(`failed: ${line}`);
console.log(
  `${findings.length} of ${compared} pictures differ, ${failed.length} stories failed, in ${((performance.now() - started) / 1000).toFixed(0)} s: ${report}`,
);
process.exitCode = findings.length > 0 || failed.length > 0 ? 1 : 0;
