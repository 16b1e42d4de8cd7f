import { expect, it } from 'vitest';
import * as ui from '../../src/index';
import { barrelCases } from './cases/cases';

const components = Object.entries(ui)
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && ['function', 'object'].includes(typeof value))
  .map(([name]) => name)
  .sort();

it('covers every component of the barrel: one without a line in conformance/cases is named here', () => {
  expect(Object.keys(barrelCases).sort()).toEqual(components);
});
