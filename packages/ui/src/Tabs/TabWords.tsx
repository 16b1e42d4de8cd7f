import { useEffect, useRef } from 'react';
import { Words } from './Tabs.styles';

interface TabWordsProps {
  text: string;
  isSelected: boolean;
}

/**
 * A tab's words. Chosen, they bring their tab into sight, and again when a count that comes later makes a tab wider: sideways
 * only, the page does not move.
 */
export function TabWords({ text, isSelected }: TabWordsProps) {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = words.current?.closest<HTMLElement>('[role="tab"]');
    const strip = tab?.parentElement;
    if (!isSelected || !tab || !strip) return;
    // Told of each tab at once, and whenever its width changes.
    const widths = new ResizeObserver(() => {
      const { left, right } = tab.getBoundingClientRect();
      const edge = strip.getBoundingClientRect();
      if (left < edge.left) strip.scrollLeft -= Math.ceil(edge.left - left);
      else if (right > edge.right) strip.scrollLeft += Math.ceil(right - edge.right);
    });
    for (const other of strip.children) widths.observe(other);
    return () => widths.disconnect();
  }, [isSelected]);
  return (
    <Words ref={words} data-text={text}>
      {text}
    </Words>
  );
}
