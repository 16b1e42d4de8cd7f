import { expect, it } from 'vitest';
import { barrelCases } from '../../src/conformance/cases';
import * as ui from '../../src/index';

const components = Object.entries(ui)
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && ['function', 'object'].includes(typeof value))
  .map(([name]) => name)
  .sort();

it('looks at every component of the barrel: one without a line in src/conformance is named here', () => {
  expect(Object.keys(barrelCases).sort()).toEqual(components);
});
