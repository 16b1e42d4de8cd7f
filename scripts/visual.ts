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
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ROOT } from './build.ts';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.ts';
import { serveBuilt } from './storybook/serveBuilt.ts';
import { builtAt, commitOf } from './visual/builtAt.ts';
import { comparePictures } from './visual/comparePictures.ts';
import { openEye } from './visual/takePictures.ts';
import { type Finding, writeReport } from './visual/writeReport.ts';

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

type Entries = Record<string, { id: string; type: string; title: string; name: string }>;

function storiesOf(folder: string): Map<string, string> {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Entries };
  return new Map(
    Object.values(entries)
      .filter(({ id, type }) => type === 'story' && id.includes(values.only))
      .map(({ id, title, name }) => [id, `${title} › ${name}`]),
  );
}

const LANES = 2;
const commits = [await commitOf(ref), await commitOf('HEAD')] as const;
const folders = [await builtAt(commits[0]), await builtAt(commits[1])] as const;
const [old, now] = [storiesOf(folders[0]), storiesOf(folders[1])];
const [shard = 1, shards = 1] = values.shard.split('/').map(Number);
const both = [...now.keys()].filter((id) => old.has(id)).filter((_, index) => index % shards === shard - 1);
const waiting = values.widths.split(',').flatMap((width) => both.map((id) => ({ id, width: Number(width) })));

const servers = [await serveBuilt(folders[0]), await serveBuilt(folders[1])] as const;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const findings: Finding[] = [];
const failed: string[] = [];
/** A story that names its width comes once for each width asked for: it is compared once. */
const done = new Set<string>();

async function work() {
  const eyes = [await openEye(browser, servers[0].url), await openEye(browser, servers[1].url)] as const;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { id, width } = next;
    const [before, after] = await Promise.all([eyes[0].look(id, width), eyes[1].look(id, width)]);
    if ('failed' in before || 'failed' in after) {
      const reason = 'failed' in after ? after.failed : `before: ${'failed' in before ? before.failed : ''}`;
      failed.push(`${id} at ${width}: ${reason.split('\n')[0]}`);
      continue;
    }
    for (const [index, picture] of after.entries()) {
      const other = before[index];
      const key = `${id} ${picture.mode}`;
      if (!other || done.has(key)) continue;
      done.add(key);
      const difference = comparePictures(other.png, picture.png);
      if (!difference) continue;
      console.log(`${key}: ${difference.pixels} px`);
      findings.push({
        ...{ story: id, title: now.get(id) ?? id, mode: picture.mode, pixels: difference.pixels },
        ...{ before: other.png, after: picture.png, difference: difference.picture },
      });
    }
  }
  await Promise.all(eyes.map((eye) => eye.close()));
}

const started = performance.now();
await Promise.all(Array.from({ length: LANES }, work));
await browser.close();
for (const { close } of servers) close();
const report = writeReport(join(ROOT, 'test-results/visual'), {
  ...{ before: commits[0], after: commits[1], compared: done.size, findings, failed },
  added: [...now.keys()].filter((id) => !old.has(id)),
  removed: [...old.keys()].filter((id) => !now.has(id)),
});
for (const line of failed) console.log(`failed: ${line}`);
console.log(
  `${findings.length} of ${done.size} pictures differ, ${failed.length} stories failed, in ${((performance.now() - started) / 1000).toFixed(0)} s: ${report}`,
);
process.exitCode = findings.length > 0 || failed.length > 0 ? 1 : 0;
