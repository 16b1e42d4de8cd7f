/** `pnpm bench:lighthouse`: accessibility and best practices of the built /login and /onboarding/1. Fails below 100. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from '../../scripts/build.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.ts';
import { PEERS, preparePeers } from '../peers.ts';
import { startPortal } from './servers.ts';

interface Audit {
  title: string;
  score: number | null;
}

interface Report {
  categories: Record<string, { title: string; score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

build();
preparePeers();
const portal = await startPortal();

function look(url: string): Report {
  const json = execFileSync(
    process.execPath,
    [
      join(PEERS, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--only-categories=accessibility,best-practices',
      `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`,
      '--output=json',
      '--quiet',
    ],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: ensureChromium('measures') },
    },
  );
  return JSON.parse(json);
}

try {
  for (const path of ['/login', '/onboarding/1']) {
    const { categories, audits } = look(portal.origin + path);
    for (const { title, score, auditRefs } of Object.values(categories)) {
      console.log(`${path.padEnd(14)} ${title}: ${Math.round(score * 100)}`);
      if (score === 1) continue;
      process.exitCode = 1;
      for (const { id, weight } of auditRefs) {
        const audit = audits[id];
        if (weight > 0 && audit && audit.score !== null && audit.score < 1) console.log(`   ${audit.title}`);
      }
    }
  }
} finally {
  portal.close();
}
