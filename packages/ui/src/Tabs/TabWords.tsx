import { useEffect, useRef } from 'react';
import { Words } from './Tabs.styles';

interface TabWordsProps {
  text: string;
  isSelected: boolean;
}

/** A tab's words. Chosen, they bring their tab into sight: sideways only, the page does not move. */
export function TabWords({ text, isSelected }: TabWordsProps) {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = words.current?.closest<HTMLElement>('[role="tab"]');
    const strip = tab?.parentElement;
    if (!isSelected || !tab || !strip) return;
    const { left, right } = tab.getBoundingClientRect();
    const edge = strip.getBoundingClientRect();
    if (left < edge.left) strip.scrollLeft -= Math.ceil(edge.left - left);
    else if (right > edge.right) strip.scrollLeft += Math.ceil(right - edge.right);
  }, [isSelected]);
  return (
    <Words ref={words} data-text={text}>
      {text}
    </Words>
  );
}
