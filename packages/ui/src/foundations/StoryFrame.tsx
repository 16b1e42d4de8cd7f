import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext, useEffect, useRef, useState } from 'react';
import { viewports } from '../../../../.storybook/viewports';
import { useToolbarTheme } from './useToolbarTheme';

/** A story as a page of documentation knows it. */
export interface DocsStory {
  id: string;
  name: string;
  tags?: string[];
  parameters: {
    layout?: string;
    docs?: { disable?: boolean; story?: { inline?: boolean; height?: string } };
  };
  storyGlobals: { viewport?: { value?: string } };
  moduleExport: ComponentProps<typeof Source>['of'];
}

const viewportOf = ({ storyGlobals }: DocsStory) =>
  viewports[storyGlobals.viewport?.value as keyof typeof viewports];

/**
 * Whether a story needs a page to itself: it is for one width, it takes the whole page (a dialog over it, a layout), or it says so
 * by Storybook's own parameter, `docs.story.inline: false` (an open menu).
 */
export function needsFrame(story: DocsStory): boolean {
  const { layout, docs } = story.parameters;
  return layout === 'fullscreen' || docs?.story?.inline === false || Boolean(viewportOf(story));
}

/**
 * A story in a page of its own, as wide as it is meant to be and made smaller where the documentation is narrower. Nothing of it
 * plays, and it takes no focus: several of them, open dialogs among them, can be read one after the other.
 */
export function StoryFrame({ story }: { story: DocsStory }) {
  const theme = useToolbarTheme(useContext(DocsContext));
  const { name, styles } = viewportOf(story) ?? viewports.laptop1280;
  const width = Number.parseInt(styles.width, 10);
  const { layout, docs } = story.parameters;
  const ownHeight = docs?.story?.height;
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(1);
  const [height, setHeight] = useState(Number.parseInt(ownHeight ?? styles.height, 10));

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)),
    );
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [width]);

  /** What takes no whole page is as high as it is, unless it says how high. */
  const fit = () => {
    const root = frame.current?.contentDocument?.getElementById('storybook-root');
    if (!root || ownHeight || layout === 'fullscreen') return;
    // Storybook's padding: 1rem on each side.
    new ResizeObserver(() => setHeight(Math.max(64, root.offsetHeight + 32))).observe(root);
  };

  const query = new URLSearchParams({ id: story.id, viewMode: 'story', embed: 'true' });
  // Axe judges it where it is opened by itself.
  query.set('globals', `theme:${theme};a11y.manual:!true`);
  return (
    <figure className="sb-unstyled" style={{ margin: '1rem 0 2rem' }}>
      <div ref={box} style={{ height: height * scale, overflow: 'hidden' }}>
        <iframe
          ref={frame}
          title={story.name}
          src={`./iframe.html?${query}`}
          loading="lazy"
          inert
          onLoad={fit}
          style={{
            boxSizing: 'border-box',
            width,
            height,
            border: '1px solid var(--dui-color-border)',
            borderRadius: 4,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      </div>
      <figcaption style={{ marginTop: 8, fontSize: 13 }}>
        {name} ·{' '}
        <a href={`./?path=/story/${story.id}`} target="_top" style={{ color: 'var(--dui-color-link)' }}>
          Abrir la historia
        </a>
      </figcaption>
      <details style={{ fontSize: 13 }}>
        <summary>Código</summary>
        <Source of={story.moduleExport} />
      </details>
    </figure>
  );
}
