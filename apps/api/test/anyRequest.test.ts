import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { type Asker, createCast, ROLES } from './askers';
import { judge } from './fuzz/judge';
import { OPERATIONS, type Operation } from './fuzz/operations';
import { type Asked, MANNERS, requestsOf } from './fuzz/requests';
import { type Sent, written } from './fuzz/send';

/**
 * Any request of anybody to any route of the contract, generated from its document: no failure of the server, no answer but those
 * that the route states, nothing of another person told or changed. `pnpm fuzz` goes on for FUZZ_MINUTES; FUZZ_SEED repeats a run,
 * FUZZ_ROUTE asks one route alone ('POST /projects').
 */
const { FUZZ_MINUTES, FUZZ_SEED, FUZZ_ROUTE } = process.env;
const MINUTES = Number(FUZZ_MINUTES ?? 0);
/** The suite asks the same each time, so that a red run means a change of ours; `pnpm fuzz` asks what nobody has asked before. */
const SEED = Number(FUZZ_SEED ?? (MINUTES > 0 ? Math.floor(Math.random() * 2 ** 31) : 24));
/** How often every route is asked by everybody in every manner, without FUZZ_MINUTES: by ADMIN half as often, who may be told anything. */
const ROUNDS = { people: 2, ADMIN: 1 };
/** Shown at the end: whoever mends the first sees whether the others go with it. */
const MOST_FAILURES = 20;

let cast: Awaited<ReturnType<typeof createCast>>;
afterAll(() => cast.close());

const failures: string[] = [];
/** The statuses that each route has answered. */
const answered = new Map<string, Set<number>>();

/** What the server has logged of the present request. */
let logged: string[] = [];

const shown = ({ method, path, headers, body }: Sent) =>
  JSON.stringify(
    {
      method,
      path,
      headers: { ...headers, authorization: undefined },
      body: body?.toString().slice(0, 2000),
    },
    null,
    1,
  );

/** A number that differs for every part of a run and is the same in the next run of the seed. */
const mixed = (...parts: readonly number[]) =>
  parts.reduce((sofar, part) => Math.imul(sofar ^ part, 0x9e3779b1) ^ (sofar >>> 15), SEED) | 0;

const mayAsk = ({ roles }: Operation, asker: Asker) =>
  roles === 'public' || roles.includes(asker.replace('other ', ''));

async function ask(operation: Operation, asker: Asker, asked: Asked): Promise<void> {
  cast.pools.forget();
  const token = await cast.tokenOf(asker);
  const about = asker === 'anonymous' ? '' : cast.askers[asker].id;
  const sent = await written(asked, operation, cast.pools, { token, about });
  logged = [];
  try {
    const answer = await cast.client.send(sent);
    if (sent.method !== 'GET') cast.doubt(asker);
    judge(operation, asked, answer, {
      address: sent.path,
      isAllowed: mayAsk(operation, asker),
      secret: asker === 'ADMIN' ? new Map() : cast.secret,
    });
    answered.set(operation.name, (answered.get(operation.name) ?? new Set()).add(answer.status));
  } catch (error) {
    throw new Error([(error as Error).message, shown(sent), ...logged].join('\n'));
  }
}

/** Asks every route once in every manner. */
async function round(number: number, asker: Asker, isOver: () => boolean): Promise<void> {
  for (const [at, operation] of OPERATIONS.entries()) {
    if (FUZZ_ROUTE !== undefined && operation.name !== FUZZ_ROUTE) continue;
    // Who may not ask at all is refused before anything is read.
    const one = MANNERS[(mixed(number, at) >>> 0) % MANNERS.length] ?? 'valid';
    for (const manner of mayAsk(operation, asker) ? MANNERS : [one]) {
      if (isOver() || failures.length >= MOST_FAILURES) return;
      const property = fc.asyncProperty(requestsOf(operation, manner), (asked) =>
        ask(operation, asker, asked),
      );
      const seed = mixed(number, at, ROLES.indexOf(asker), MANNERS.indexOf(manner));
      const { errorInstance } = await fc.check(property, { seed, numRuns: 1 });
      if (errorInstance) failures.push(`${operation.name}, ${manner}, asked by ${asker}: ${errorInstance}`);
    }
  }
}

/** Lets these ask, each in turn, for their share of the time. */
async function asking(askers: readonly Asker[], rounds: number): Promise<void> {
  const end = Date.now() + (MINUTES * 60_000 * askers.length) / ROLES.length;
  const isOver = () => MINUTES > 0 && Date.now() > end;
  for (let number = 0; MINUTES > 0 ? !isOver() : number < rounds; number++) {
    for (const asker of askers) await round(number, asker, isOver);
    if (failures.length >= MOST_FAILURES) return;
  }
}

test(`no request makes the server fail, break its contract or tell of others (FUZZ_SEED=${SEED})`, {
  // A request that is never answered ends by itself: this ends nothing but a busy machine's slowness.
  timeout: 900_000 + MINUTES * 60_000,
}, async () => {
  process.stdout.write(`FUZZ_SEED=${SEED}\n`);
  vi.spyOn(console, 'error').mockImplementation((...words) => void logged.push(words.join(' ')));
  cast = await createCast();
  // What ADMIN writes may be told to others, so ADMIN comes last.
  await asking(['anonymous', 'USER', 'other USER'], ROUNDS.people);
  const changed = await cast.changed();
  await asking(['ADMIN'], ROUNDS.ADMIN);
  if (MINUTES > 0) {
    const done = [...answered].filter(([, statuses]) => [...statuses].some((status) => status < 300));
    process.stdout.write(`${done.length} of ${OPERATIONS.length} routes did what they were asked for\n`);
  }
  expect([...failures, ...changed]).toEqual([]);
});
