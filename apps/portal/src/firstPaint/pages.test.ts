import { ROUTES, routeFor } from '@doblaje/domain/access';
import { expect, test } from 'vitest';
import { FIRST_PAGES } from './pages';

test('every public page is among the first ones, except the later steps of the questionnaire', () => {
  const served = FIRST_PAGES.flatMap(({ patterns }) => patterns);
  const missing = ROUTES.filter(({ access }) => access === 'public')
    .map(({ path }) => path)
    // The page is prerendered only for the address with the parameter.
    .filter((path) => !served.includes(path.replace(/\?$/, '')));
  expect(missing).toEqual(['/onboarding/2', '/onboarding/3', '/onboarding/4', '/onboarding/5']);
});

test.each(FIRST_PAGES)('$address is where its page is made and served', ({ address, route, patterns }) => {
  expect(routeFor(address)?.path).toBe(route);
  expect(patterns.some((pathname) => new URLPattern({ pathname }).test({ pathname: address }))).toBe(true);
});
