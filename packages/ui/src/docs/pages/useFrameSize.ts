import { useEffect, useRef, useState } from 'react';
import { viewports } from '../../../../../.storybook/viewports';
import type { DocsStory } from './docsStory';

type Viewport = (typeof viewports)[keyof typeof viewports];

/** Storybook's padding around a story: 1rem on each side. */
const PADDING = 32;

/** Lists, menus and dialogs open over a story. They add no height to it, but need room to be visible. */
const LAYERS = '[data-trigger], [role="dialog"], [role="alertdialog"]';
const LAYER_HEIGHT = 420;

/**
 * The size of a story's frame and its scale. A story without a fixed width is as wide as the documentation. A story that does not fill the
 * page is as high as its content, unless it sets a height. Put `box` on the frame's parent, and call `fit` when the frame loads.
 */
export function useFrameSize({ parameters: { layout, docs } }: DocsStory, own: Viewport | undefined) {
  const isWhole = layout === 'fullscreen';
  const viewport = own ?? (isWhole ? viewports.laptop1280 : undefined);
  const ownHeight = docs?.story?.height ?? (isWhole ? viewport?.styles.height : undefined);
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [height, setHeight] = useState(Number.parseInt(ownHeight ?? '160', 10));
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  // The observers need no cleanup: they go away with the frame.
  const fit = (frame: HTMLIFrameElement | null) => {
    const page = frame?.contentDocument;
    const root = page?.getElementById('storybook-root');
    if (!page || !root || ownHeight) return;
    const measure = () =>
      setHeight(Math.max(page.querySelector(LAYERS) ? LAYER_HEIGHT : 64, root.offsetHeight + PADDING));
    new ResizeObserver(measure).observe(root);
    new MutationObserver(measure).observe(page.body, { childList: true, subtree: true });
  };

  const width = viewport ? Number.parseInt(viewport.styles.width, 10) : room;
  return {
    box,
    fit,
    name: viewport?.name,
    width,
    height,
    scale: width > room && room > 0 ? room / width : 1,
  };
}
