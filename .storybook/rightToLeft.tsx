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
