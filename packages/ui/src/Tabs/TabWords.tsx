import { useEffect, useRef } from 'react';
import { onResize } from '../ground/media/onResize';
import { Words } from './Tabs.styles';

interface TabWordsProps {
  text: string;
  isSelected: boolean;
}

/**
 * A tab's words. The chosen tab scrolls into sight, also when a later count makes a
 * tab wider. Only the strip scrolls sideways; the page stays.
 */
export function TabWords({ text, isSelected }: TabWordsProps) {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = words.current?.closest<HTMLElement>('[role="tab"]');
    const strip = tab?.parentElement;
    if (!isSelected || !tab || !strip) return;
    // Runs at once for each tab, and whenever a tab's width changes.
    return onResize(() => {
      const { left, right } = tab.getBoundingClientRect();
      const edge = strip.getBoundingClientRect();
      if (left < edge.left) strip.scrollLeft -= Math.ceil(edge.left - left);
      else if (right > edge.right) strip.scrollLeft += Math.ceil(right - edge.right);
    }, strip.children);
  }, [isSelected]);
  return (
    <Words ref={words} data-text={text}>
      {text}
    </Words>
  );
}
