import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { LocaleProvider } from '../packages/ui/src/LocaleProvider/LocaleProvider';

/** Shows a story as in a page whose lines run from right to left. On a page of documentation only the story's own box does. */
export const rightToLeft: Decorator = (Story, { viewMode }) => {
  const isAlone = viewMode !== 'docs';
  useLayoutEffect(() => {
    if (!isAlone) return;
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  }, [isAlone]);
  return (
    <LocaleProvider locale="he-IL">
      <div dir="rtl">
        <Story />
      </div>
    </LocaleProvider>
  );
};

/** Whether the tip of a chevron, as drawn, is left of its ends. */
export function pointsLeft(icon: Element | null): boolean {
  const line = icon?.querySelector('path');
  const matrix = line?.getScreenCTM();
  if (!line || !matrix) throw new Error('No drawn line');
  const at = (share: number) =>
    line.getPointAtLength(line.getTotalLength() * share).matrixTransform(matrix).x;
  return at(0.5) < at(0);
}

/** Whether the signs of an element's text, as drawn on one line, follow each other from left to right. */
export function runsLeftToRight(element: Element): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lefts: number[] = [];
  const sign = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { index } of (text.nodeValue ?? '').matchAll(/\S/g)) {
      sign.setStart(text, index);
      sign.setEnd(text, index + 1);
      lefts.push(sign.getBoundingClientRect().left);
    }
  }
  if (lefts.length < 2) throw new Error('Too short to have a direction');
  return lefts.every((left, place) => place === 0 || left > (lefts[place - 1] as number));
}
