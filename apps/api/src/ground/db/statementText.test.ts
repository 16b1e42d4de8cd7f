import { expect, test } from 'vitest';
import { statementText } from './statementText';

test.each([
  [
    'select * from "users" where "email" = $1 limit $12',
    'select * from "users" where "email" = $1 limit $12',
  ],
  ["select 'a@b.cl', '12.345.678-5'", 'select ?, ?'],
  ["select 'it''s a@b.cl', \"it's\"", 'select ?, "it\'s"'],
  ["select E'it\\'s a@b.cl', 1", 'select ?, ?'],
  ["select 'ends with \\', 'a@b.cl'", 'select ?, ?'],
  ['select $$a@b.cl$$, $x$ it is $$ a@b.cl $x$, $1', 'select ?, ?, $1'],
  ['select 12345678, 1.5e3, t1.c2', 'select ?, ?, t1.c2'],
  ['select 1 -- a@b.cl\n, 2 /* 12.345.678-5 */', 'select ? ? , ? ?'],
  ["select 'a@b.cl without an end", 'select ?'],
  ['\n  select "a"\n  from  b\n', 'select "a" from b'],
])('%j is told as %j', (sql, told) => {
  expect(statementText(sql)).toBe(told);
});

test('a text that nobody would read is cut', () => {
  const text = statementText(`insert into "a" values ${Array(5000).fill('($1)').join(', ')}`);
  expect(text).toHaveLength(2001);
  expect(text).toMatch(/^insert into "a" values \(\$1\), .*…$/);
});
