/**
 * `pnpm bench:portal`: first paint, blocked main thread and an early key on the portal's public pages, compared with login pages
 * of other libraries, on a slow phone with a poor connection, in turns. Fails when a promise is broken. `ROUNDS=3` for a quick
 * run.
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from '../../scripts/build.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.ts';
import { PEERS, preparePeers } from '../peers.ts';
import { type Desk, fillDesk, lookAtDesk } from './desk.ts';
import { type Lists, lookAtLists } from './lists.ts';
import { type Load, load, pressEarly, type, weigh } from './measure.ts';
import { startPeer, startPortal } from './servers.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const KEYS = 50;
/** When the early key is pressed, in ms after the navigation began. */
const EARLY = 1000;
/** The promises. */
const MOST = { ofFaster: 0.6, keyMs: 50, shift: 0.01, kib: 165, ofMantine: 1 };

/** The studio's screens, as medians of five looks: longest frame while the matrix scrolls, and a digit typed into its loops. */
const LOOKS = 5;
const DESK_MOST = { longestFrame: 50, key: 50 };
/** Longest time from a press within the portal to the rows of Usuarios or Postulaciones, in ms. */
const LIST_MOST = 800;
/** `bench:portal lists` measures only those. */
const IS_LISTS = process.argv[2] === 'lists';

const OURS = ['/login', '/onboarding/1'];

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const broken: string[] = [];

function promise(text: string, isKept: boolean): void {
  console.log(`${isKept ? 'kept  ' : 'BROKEN'}  ${text}`);
  if (!isKept) broken.push(text);
}

/** Measures Usuarios and Postulaciones, as medians of {@link LOOKS}. */
async function measureLists(token: string): Promise<void> {
  const looks: Lists[] = [];
  for (let look = 0; look < LOOKS; look++) looks.push(await lookAtLists(browser, portal.origin, token));
  const of = (what: keyof Lists) => median(looks.map((look) => look[what]));
  for (const [what, name] of LIST_NAMES)
    console.log(`${name.padEnd(48)} ${of(what).toFixed(0).padStart(5)} ms`);
  const slowest = Math.max(of('users'), of('applications'), of('usersAgain'));
  promise(
    `the lists of Administrativo stand ${slowest.toFixed(0)} ms after a press in the portal at most, median of ${LOOKS} (below ${LIST_MOST})`,
    slowest < LIST_MOST,
  );
}

const LIST_NAMES: readonly (readonly [keyof Lists, string])[] = [
  ['users', 'Usuarios from the menu on another screen, first time'],
  ['applications', 'Postulaciones from the tab beside it, first time'],
  ['usersAgain', 'Usuarios again'],
  ['usersCold', 'Usuarios loaded anew'],
  ['applicationsCold', 'Postulaciones loaded anew'],
];

build();
if (!IS_LISTS) preparePeers();
const portal = await startPortal();
const peers = IS_LISTS
  ? {}
  : {
      Mantine: await startPeer(join(PEERS, 'dist/mantine')),
      MUI: await startPeer(join(PEERS, 'dist/mui')),
    };
const browser = await chromium.launch({ executablePath: ensureChromium('measures'), args: CHROMIUM_ARGS });

/** Measures the public pages beside those of other libraries, and the studio's screens. */
async function measurePages(desk: Awaited<ReturnType<typeof fillDesk>>): Promise<void> {
  const pages = new Map([
    ...OURS.map((path) => [path, portal.origin + path] as const),
    ...Object.entries(peers).map(([name, { origin }]) => [name, `${origin}/`] as const),
  ]);
  console.log(`${ROUNDS} rounds in turns; load of the machine at the start ${loadavg()[0]?.toFixed(1)}\n`);

  const weights = new Map<string, number>();
  const loads = new Map<string, Load[]>();
  const early = new Map<string, number[]>();
  for (const [name, url] of pages) weights.set(name, await weigh(browser, url));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of pages) {
      loads.set(name, [...(loads.get(name) ?? []), await load(browser, url)]);
      early.set(name, [...(early.get(name) ?? []), await pressEarly(browser, url, EARLY)]);
    }
  }
  const paints = new Map([...loads].map(([name, all]) => [name, median(all.map(({ paint }) => paint))]));
  const blocked = new Map([...loads].map(([name, all]) => [name, median(all.map((one) => one.blocked))]));
  const shifts = new Map([...loads].map(([name, all]) => [name, Math.max(...all.map(({ shift }) => shift))]));
  for (const name of pages.keys()) {
    const figures = [
      `first paint ${paints.get(name)?.toFixed(0).padStart(5)} ms`,
      `JS + CSS ${weights.get(name)?.toFixed(1).padStart(6)} KiB gzip`,
      `layout shift ${shifts.get(name)?.toFixed(4)}`,
      `blocked ${blocked.get(name)?.toFixed(0).padStart(4)} ms`,
      `a key at ${EARLY} ms painted after ${median(early.get(name) ?? [])
        .toFixed(0)
        .padStart(4)} ms`,
    ];
    console.log(`${name.padEnd(14)} ${figures.join('   ')}`);
  }
  const looks: Desk[] = [];
  for (let look = 0; look < LOOKS; look++) looks.push(await lookAtDesk(browser, portal.origin, desk));
  const seen = (what: keyof Desk) => median(looks.map((look) => look[what]));
  console.log(
    `\nProyectos: rows ${seen('projects').toFixed(0)} ms after the navigation   Elenco, 200 × 80: first cells after ${seen('matrix').toFixed(0)} ms   median of ${LOOKS}, processor 4 times slower`,
  );
  const keys = await type(browser, `${portal.origin}/onboarding/1`, 'Dirección', KEYS);
  console.log(`\nload of the machine at the end ${loadavg()[0]?.toFixed(1)}\n`);

  const faster = Math.min(...Object.keys(peers).map((name) => paints.get(name) ?? Number.NaN));
  for (const path of OURS) {
    const ratio = (paints.get(path) ?? Number.NaN) / faster;
    promise(
      `${path} paints in ${ratio.toFixed(2)} of the faster peer's time (most ${MOST.ofFaster})`,
      ratio <= MOST.ofFaster,
    );
    const shift = shifts.get(path) ?? Number.NaN;
    promise(`${path} shifts by ${shift.toFixed(4)} (below ${MOST.shift})`, shift < MOST.shift);
  }
  const ofMantine = (blocked.get('/login') ?? Number.NaN) / (blocked.get('Mantine') ?? Number.NaN);
  promise(
    `/login blocks for ${ofMantine.toFixed(2)} of the time that Mantine's page does (most ${MOST.ofMantine})`,
    ofMantine <= MOST.ofMantine,
  );
  const weight = weights.get('/login') ?? Number.NaN;
  promise(`/login works after ${weight.toFixed(1)} KiB of JS + CSS (most ${MOST.kib})`, weight <= MOST.kib);
  const key = median(keys);
  promise(
    `a key in step 1 is painted after ${key.toFixed(1)} ms, median of ${KEYS} (below ${MOST.keyMs})`,
    key < MOST.keyMs,
  );
  promise(
    `scrolling the cast of 200 × 80 has no frame above ${seen('longestFrame')} ms, median of ${LOOKS} (most ${DESK_MOST.longestFrame})`,
    seen('longestFrame') <= DESK_MOST.longestFrame,
  );
  promise(
    `a digit typed into loops is painted after ${seen('key').toFixed(1)} ms, median of ${LOOKS} (below ${DESK_MOST.key})`,
    seen('key') < DESK_MOST.key,
  );
}

try {
  const desk = await fillDesk(portal.origin);
  await measureLists(desk.token);
  if (!IS_LISTS) await measurePages(desk);
} finally {
  await browser.close();
  for (const { close } of [portal, ...Object.values(peers)]) close();
}

if (broken.length > 0) process.exitCode = 1;
