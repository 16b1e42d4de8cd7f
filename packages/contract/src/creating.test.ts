import { expect, expectTypeOf, test } from 'vitest';
import { defineRouter } from './http/defineRouter';
import { routes } from './routes';

test('a route that creates something needs a session', () => {
  const creating = Object.values(routes).filter(({ creates }) => creates);
  expect(creating.length).toBeGreaterThan(10);
  for (const { method, access } of creating) expect([method, access]).not.toEqual(['post', 'public']);
});

test('a POST with a session does not compile until it says whether it creates something', () => {
  const responses = { 204: { description: 'Hecho' } };
  const post = { access: ['ADMIN'], method: 'post', path: '/things', summary: 'Cosas', responses } as const;
  // @ts-expect-error nobody decided
  defineRouter('things', { thing: post });
  expectTypeOf(defineRouter('things', { thing: { ...post, creates: false } })).toHaveProperty('thing');
});
