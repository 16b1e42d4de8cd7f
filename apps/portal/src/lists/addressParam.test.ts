import { expect, test } from 'vitest';
import { addressParam } from './addressParam';

const chapter = addressParam('capitulo');

test('one parameter is read and written, and what else the address holds stays', () => {
  expect(chapter.openId('?project=1&capitulo=104')).toBe('104');
  expect(chapter.withOpen('?capitulo=104&project=1', '105')).toBe('?project=1&capitulo=105');
  expect(chapter.withOpen('?capitulo=104&project=1', null)).toBe('?project=1');
});

test('an empty one is none', () => {
  expect(chapter.openId('?capitulo=')).toBeNull();
  expect(chapter.openId('')).toBeNull();
  expect(chapter.withOpen('?capitulo=104', null)).toBe('?');
});
