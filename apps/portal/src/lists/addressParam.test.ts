import { expect, test } from 'vitest';
import { addressParam } from './addressParam';

const chapter = addressParam('capitulo');

test('one parameter is read and written, and the rest of the address stays', () => {
  expect(chapter.openId('?project=1&capitulo=104')).toBe('104');
  expect(chapter.withOpen('?capitulo=104&project=1', '105')).toBe('?project=1&capitulo=105');
  expect(chapter.withOpen('?capitulo=104&project=1', null)).toBe('?project=1');
});

test('an empty parameter counts as not there', () => {
  expect(chapter.openId('?capitulo=')).toBeNull();
  expect(chapter.openId('')).toBeNull();
  expect(chapter.withOpen('?capitulo=104', null)).toBe('?');
});
