import { expect, test } from 'vitest';
import { routes } from './routes';

/** POSTs with a session that are safe to repeat, each with the reason. */
const CREATE_NOTHING: Readonly<Record<string, string>> = {
  '/users/auth/logout': 'ends a session',
  '/users/me/export/link': 'its answer is a secret, good for a minute',
  '/documents/{id}/link': 'its answer is a secret, good for a minute',
  '/users/{id}/account-number': 'tells a number, and that it was told each time',
  '/users/{id}/demos/{n}/link': 'its answer is a secret, good for a minute',
  '/applications/{id}/reels/{n}/link': 'its answer is a secret, good for a minute',
  '/users/states/preview': 'it writes nothing',
  '/mails/undelivered/{id}/resend': 'one that was sent again is no longer there',
  '/users/states': 'who is in that state already stays so',
  '/users/states/undo': 'what is undone stays so',
  '/users/{id}/activation': 'sends a mail, as often as it is asked for',
  '/users/me/email/resend': 'sends a mail, as often as it is asked for',
  '/users/{id}/email/resend': 'sends a mail, as often as it is asked for',
  '/projects/{id}/restore': 'what is there already stays as it is',
  '/chapters/{id}/restore': 'what is there already stays as it is',
  '/characters/{id}/restore': 'what is there already stays as it is',
  '/projects/{id}/import/preview': 'it writes nothing',
  '/projects/{id}/import/errors': 'it writes nothing',
  '/projects/{id}/import': 'what the file says is there already',
  '/work-orders/{id}/restore': 'what is there already stays as it is',
  '/work-orders/{id}/issue': 'moved once it is stale',
  '/work-orders/{id}/answer': 'moved once it is stale',
  '/work-orders/{id}/finish': 'moved once it is stale',
  '/work-orders/{id}/void': 'moved once it is stale',
  '/boletas/{id}/upload': 'the same once more is what is there',
  '/boletas/{id}/approve': 'moved once it is stale',
  '/boletas/{id}/reject': 'moved once it is stale',
  '/boletas/{id}/reopen': 'moved once it is stale',
  '/boletas/{id}/annul': 'moved once it is stale',
  '/nominas/{id}/remove': 'moved once it is stale',
  '/nominas/{id}/pay': 'moved once it is stale',
  '/nominas/{id}/void': 'moved once it is stale',
  '/users/{id}/bank-data-request': 'asked once a day',
  '/shared-documents/{id}/restore': 'what is there already stays as it is',
  '/shared-documents/{id}/people/{personId}/restore': 'what is there already stays as it is',
  '/archive/{id}/link': 'its answer is a secret, good for a minute',
};

test('a route that creates something needs a session', () => {
  for (const { creates, method, access } of Object.values(routes))
    if (creates) expect([method, access]).not.toEqual(['post', 'public']);
});

test('every POST with a session says whether it creates something', () => {
  const undecided = Object.values(routes).filter(
    ({ method, access, creates, path }) =>
      method === 'post' && access !== 'public' && !creates && CREATE_NOTHING[path] === undefined,
  );
  expect(undecided.map(({ path }) => path)).toEqual([]);
});
