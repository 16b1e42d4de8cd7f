import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { BUILT } from './serveBuilt.ts';
import { weighStory } from './weighStory.ts';

/*
 * Runs after `storybook build`: tells what a browser is sent for the first story of each file, the heaviest last. A part of an id
 * as argument weighs less.
 */

const wanted = process.argv[2]?.normalize('NFC') ?? '';
const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string; importPath: string }>;
};
const files = new Map<string, string>();
for (const { id, type, importPath } of Object.values(entries)) {
  if (type === 'story' && id.includes(wanted) && !files.has(importPath)) files.set(importPath, id);
}
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
const lines: { id: string; story: number; withStorybook: number }[] = [];
for (const id of files.values()) lines.push({ id, ...(await weighStory(browser, id)) });
await browser.close();
for (const { id, story, withStorybook } of lines.sort((a, b) => a.story - b.story)) {
  console.log(`${story.toFixed(2)} MB, within Storybook and compressed ${withStorybook.toFixed(2)}: ${id}`);
}
