import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');

/** Whoever sees people whose data are blocked, and why. */
const SEES = {
  'the desk that answers what people ask about their data, and its history': [
    'office/dataRequests/blocks.ts',
    'office/dataRequests/handlers.ts',
    'office/dataRequests/letters.ts',
    'office/dataRequests/receive.ts',
    'office/dataRequests/rows.ts',
    'ground/history/readings.ts',
    'cli/exportPerson.ts',
  ],
  'what lets a person into their own account': [
    'people/access/handlers.ts',
    'people/access/knownBrowsers.ts',
    'people/access/sessions.ts',
    'people/accounts/appoint.ts',
    'people/links/links.ts',
    'people/ownProfile/handlers.ts',
    'people/passwords/confirmPassword.ts',
    'people/registration/handlers.ts',
  ],
  'whose mail it is; the view holds back what is not the desk’s': [
    'ground/mail/compose.ts',
    'ground/mail/outbox.ts',
    'ground/mail/worker.ts',
  ],
  'what must not leave somebody out in silence, and sums': [
    'office/months/sums.ts',
    'office/nominas/moves.ts',
    'office/nominas/refuseBlocked.ts',
  ],
  'the end of a person’s data': ['people/erasure/erasure.ts'],
  'backups and the tables themselves': [
    'cli/upkeep.ts',
    'ground/backup/compare.ts',
    'ground/backup/restoreBackup.ts',
    'ground/backup/writeBackup.ts',
    'ground/db/migrate.ts',
  ],
};

/** Queries that are compiled by hand read the tables unless `viewed` leads them to the views. */
const COMPILED = [
  // The rights and the session of whoever asks.
  'ground/db/judge.ts',
  'people/access/sessions.ts',
  // Texts that another process has led to the views.
  'ground/console/serveConsole.ts',
  // By `viewed`.
  'office/documents/documents.ts',
];

const files = globSync('**/*.ts', { cwd: SRC }).map((path) => path.replaceAll('\\', '/'));
const holding = (text: RegExp) =>
  files.filter((path) => text.test(readFileSync(join(SRC, path), 'utf8'))).sort();

test('only these see people whose data are blocked', () => {
  const users = holding(/\bevenBlocked\(/).filter((path) => path !== 'ground/db/unblocked.ts');
  expect(users).toEqual(Object.values(SEES).flat().sort());
});

test('nobody else compiles a query by hand', () => {
  expect(holding(/\bCompiledQuery\.raw\(/)).toEqual([...COMPILED].sort());
});
