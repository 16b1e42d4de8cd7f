import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { type CSSProperties, useContext, useRef } from 'react';
import { type DocsStory, viewportOf } from './docsStory';
import { EntryLink } from './EntryLink';
import { useFrameSize } from './useFrameSize';
import { useOutcome } from './useOutcome';
import { useToolbarTheme } from './useToolbarTheme';

const FRAME: CSSProperties = { boxSizing: 'border-box', border: 0, transformOrigin: '0 0' };

const BOX: CSSProperties = {
  position: 'relative',
  overflow: 'hidden',
  border: '1px solid var(--dui-color-border)',
  borderRadius: 4,
  background: 'var(--dui-color-canvas)',
};

/**
 * Shows a story in its own page, as wide as the story needs, scaled down where the documentation is narrower. The story
 * plays there and appears once it is in the state that its name promises. It is inert (.storybook/imitateFocus.ts): it
 * takes neither focus nor scroll from the reader, so a page can show several stories, even open dialogs.
 */
export function StoryFrame({ story }: { story: DocsStory }) {
  const theme = useToolbarTheme(useContext(DocsContext));
  const { box, fit, name, width, height, scale } = useFrameSize(story, viewportOf(story));
  const frame = useRef<HTMLIFrameElement>(null);
  const query = new URLSearchParams({ id: story.id, viewMode: 'story' });
  // Axe checks the story on its own page.
  query.set('globals', `theme:${theme};a11y.manual:!true`);
  const address = `./iframe.html?${query}`;
  const { outcome, onLoad } = useOutcome(frame, address);
  return (
    <figure className="sb-unstyled" style={{ margin: '1rem 0 2rem' }} data-outcome={outcome}>
      <div ref={box} style={{ ...BOX, height: height * scale + 2 }}>
        {outcome !== 'finished' && (
          <p
            role="status"
            style={{ position: 'absolute', padding: 16, color: 'var(--dui-color-text-muted)' }}
          >
            {outcome === 'loading'
              ? 'Cargando la historia…'
              : 'Aquí no llegó a su final: ábrela en su página.'}
          </p>
        )}
        <iframe
          ref={frame}
          title={story.name}
          src={address}
          loading="lazy"
          inert
          onLoad={() => {
            fit(frame.current);
            onLoad();
          }}
          style={{
            ...FRAME,
            width,
            height,
            transform: `scale(${scale})`,
            // Hidden until then, because it is white before it has its theme.
            opacity: outcome === 'finished' ? 1 : 0,
          }}
        />
      </div>
      <figcaption style={{ marginTop: 8, fontSize: 13 }}>
        {name && `${name} · `}
        <EntryLink entry={{ id: story.id, type: 'story' }} style={{ color: 'var(--dui-color-link)' }}>
          Abrir la historia
        </EntryLink>
      </figcaption>
      <details style={{ fontSize: 13 }}>
        <summary>Código</summary>
        {/* Dark, like the source blocks of the inline stories. */}
        <Source of={story.moduleExport} dark />
      </details>
    </figure>
  );
}
