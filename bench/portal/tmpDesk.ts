import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.ts';
import { fillDesk, lookAtDesk } from './desk.ts';

const origin = 'http://127.0.0.1:4100';
const file = '/tmp/m-desk.json';
const desk = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : await fillDesk(origin);
writeFileSync(file, JSON.stringify(desk));
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
for (let i = 0; i < Number(process.env.ROUNDS ?? 3); i++)
  console.log(await lookAtDesk(browser, origin, desk));
await browser.close();
