import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../chromium.ts';
import { serveBuilt } from '../storybook/serveBuilt.ts';
import { comparePictures } from './comparePictures.ts';
import type { Finding, Outcome } from './outcome.ts';
import { openEye } from './takePictures.ts';

type Entries = Record<string, { id: string; type: string; title: string; name: string }>;

/** What is compared of two Storybooks. */
export interface Choice {
  /** Whether a story is looked at, by its id. */
  isWanted: (id: string) => boolean;
  /** Widths of stories that name none. */
  widths: readonly number[];
  /** The share of the stories, as [which, of how many]: [1, 8] is every eighth from the first on. */
  shard?: readonly [number, number];
  /** Hears of each picture that differs, while others are still taken. */
  onFinding?: (finding: Finding) => void;
}

const LANES = 2;

/** Without it a part that is painted anew has other corners than one that is painted with all of its page. */
const STEADY = ['--disable-partial-raster'];

/** The titles of a built Storybook's stories, by id. */
function storiesOf(folder: string, isWanted: Choice['isWanted']): Map<string, string> {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Entries };
  return new Map(
    Object.values(entries)
      .filter(({ id, type }) => type === 'story' && isWanted(id))
      .map(({ id, title, name }) => [id, `${title} › ${name}`]),
  );
}

/** Compares the pictures of two built Storybooks, by the folders they are in: each story × theme × its widths. */
export async function compareStorybooks(
  before: string,
  after: string,
  { isWanted, widths, shard: [shard, shards] = [1, 1], onFinding }: Choice,
): Promise<Omit<Outcome, 'before' | 'after'>> {
  const [old, now] = [storiesOf(before, isWanted), storiesOf(after, isWanted)];
  const both = [...now.keys()].filter((id) => old.has(id)).filter((_, index) => index % shards === shard - 1);
  const waiting = widths.flatMap((width) => both.map((id) => ({ id, width })));
  const servers = [await serveBuilt(before), await serveBuilt(after)] as const;
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS, ...STEADY],
  });
  const findings: Finding[] = [];
  const failed: string[] = [];
  /** A story that names its width comes once for each width asked for: it is compared once. */
  const done = new Set<string>();

  async function work() {
    const eyes = [await openEye(browser, servers[0].url), await openEye(browser, servers[1].url)] as const;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { id, width } = next;
      const [first, second] = await Promise.all([eyes[0].look(id, width), eyes[1].look(id, width)]);
      if ('failed' in first || 'failed' in second) {
        const reason =
          'failed' in second ? second.failed : `before: ${'failed' in first ? first.failed : ''}`;
        failed.push(`${id} at ${width}: ${reason.split('\n')[0]}`);
        continue;
      }
      for (const [index, picture] of second.entries()) {
        const other = first[index];
        const key = `${id} ${picture.mode}`;
        if (!other || done.has(key)) continue;
        done.add(key);
        const difference = comparePictures(other.png, picture.png);
        if (!difference) continue;
        const finding = {
          ...{ story: id, title: now.get(id) ?? id, mode: picture.mode, pixels: difference.pixels },
          ...{ before: other.png, after: picture.png, difference: difference.picture },
        };
        findings.push(finding);
        onFinding?.(finding);
      }
    }
    await Promise.all(eyes.map((eye) => eye.close()));
  }

  await Promise.all(Array.from({ length: LANES }, work));
  await browser.close();
  for (const { close } of servers) close();
  return {
    ...{ compared: done.size, findings, failed },
    added: [...now.keys()].filter((id) => !old.has(id)),
    removed: [...old.keys()].filter((id) => !now.has(id)),
  };
}
