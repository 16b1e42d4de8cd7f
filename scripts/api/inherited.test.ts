import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inheritedBy } from '../../packages/ui/src/docs/pages/inherited.ts';
import { INHERITED_FILE, inheritedOf, inheritedText } from './inherited.ts';

it('what Storybook tells of inherited props is that of the types; `pnpm api` writes it', () => {
  const text = inheritedText();
  expect(Object.keys(JSON.parse(text) as object).length).toBeGreaterThan(50);
  expect(readFileSync(INHERITED_FILE, 'utf8')).toBe(text);
});

it('links to the page of the component or the element', () => {
  expect(inheritedBy('NumberField')).toEqual([
    { text: 'TextField de React Aria', href: 'https://react-aria.adobe.com/TextField' },
  ]);
  expect(inheritedBy('Sidebar')).toEqual([
    { text: '<nav>', href: 'https://developer.mozilla.org/es/docs/Web/HTML/Reference/Elements/nav' },
  ]);
  expect(inheritedBy('LocaleProvider')).toEqual([]);
});

it('follows types through files, renamings and what takes props away', () => {
  const files = new Map([
    [
      'Own/Own',
      `import type { BaseProps } from '../Base/Base';
       import type { HTMLAttributes } from 'react';
       export interface OwnProps extends Omit<BaseProps, 'a'>, HTMLAttributes<HTMLUListElement> {}`,
    ],
    [
      'Base/Base',
      `import type { ButtonProps as AriaButtonProps, Key } from 'react-aria-components';
       type Plain = { a: Key };
       export type BaseProps = Plain & (Omit<AriaButtonProps, 'b'> | { b: Key });`,
    ],
  ]);
  expect(inheritedOf('OwnProps', 'Own/Own', files)).toEqual([
    { of: 'react-aria', name: 'Button' },
    { of: 'html', name: 'ul' },
  ]);
  expect(inheritedOf('NoProps', 'Own/Own', files)).toEqual([]);
});
