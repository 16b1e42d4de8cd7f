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
 * A story in a page of its own, as wide as it is meant to be and made smaller where the documentation is narrower. It plays there,
 * and is shown once it stands as its name says. It is inert (.storybook/imitateFocus.ts): it takes neither focus nor
 * scroll from who reads, so that several, open dialogs among them, can be read one after the other.
 */
export function StoryFrame({ story }: { story: DocsStory }) {
  const theme = useToolbarTheme(useContext(DocsContext));
  const { box, fit, name, width, height, scale } = useFrameSize(story, viewportOf(story));
  const frame = useRef<HTMLIFrameElement>(null);
  const query = new URLSearchParams({ id: story.id, viewMode: 'story' });
  // Axe judges it where it is opened by itself.
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
            // Until it has its theme it is white.
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
        {/* As under the stories that stand in the page itself. */}
        <Source of={story.moduleExport} dark />
      </details>
    </figure>
  );
}
