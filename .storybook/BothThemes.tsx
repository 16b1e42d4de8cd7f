import { type CSSProperties, type ReactNode, useState } from 'react';

/** Address of the story in a frame of its own, in the dark theme and with the toolbar's other switches as they are. */
function darkFrame(storyId: string, globals: Record<string, unknown>): string {
  const switches = Object.entries({ ...globals, theme: 'dark' })
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${value}`);
  return `iframe.html?${new URLSearchParams({ id: storyId, viewMode: 'story', globals: switches.join(';') })}`;
}

/**
 * The story as it is, light, and beside it a frame with the same story, dark. A frame and not a second copy in the
 * page: ids stay single, what floats (dialogs, notifications) stays in its half, and `play` finds one of everything.
 */
export function BothThemes({
  storyId,
  globals,
  isStacked,
  children,
}: {
  storyId: string;
  /** What the toolbar is set to. */
  globals: Record<string, unknown>;
  /** Under each other: a story that takes the whole width would show its narrow shape in half of it. */
  isStacked: boolean;
  children: ReactNode;
}) {
  const [height, setHeight] = useState(320);
  const columns: CSSProperties = {
    display: 'grid',
    gridTemplateColumns: isStacked ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
    gap: isStacked ? 0 : '1rem',
  };
  // A transform makes the half the frame of what is fixed in it.
  const half: CSSProperties = { position: 'relative', transform: 'translate(0)', minWidth: 0 };
  return (
    <div style={columns}>
      <div style={half}>{children}</div>
      <iframe
        title="Tema oscuro"
        src={darkFrame(storyId, globals)}
        style={{ width: '100%', height, border: 0 }}
        onLoad={({ currentTarget }) => {
          const page = currentTarget.contentDocument?.body;
          if (!page) return;
          const fit = () => setHeight(Math.max(320, page.scrollHeight));
          new ResizeObserver(fit).observe(page);
        }}
      />
    </div>
  );
}
