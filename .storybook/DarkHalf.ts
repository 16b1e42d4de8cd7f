// No JSX: see BothThemes.ts.
import { createElement, useEffect, useState } from 'react';
import { useStorybookApi } from 'storybook/manager-api';

/** Size of the preview's frame, which the toolbar's viewport sets. */
function usePreviewSize() {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const preview = document.getElementById('storybook-preview-iframe');
    if (!preview) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: preview.offsetWidth, height: preview.offsetHeight }),
    );
    observer.observe(preview);
    return () => observer.disconnect();
  }, []);
  return size;
}

/** The same story in the dark theme, with the other switches of the toolbar and the values of the controls. */
export function DarkHalf({ storyId, viewMode }: { storyId: string; viewMode: 'story' | 'docs' }) {
  const api = useStorybookApi();
  const size = usePreviewSize();
  // An embedded story does not run `play`: the light half plays, and the interactions panel shows that.
  const address = new URL(api.getStoryHrefs(storyId, { viewMode, embed: true }).previewHref, location.href);
  const globals = address.searchParams.get('globals') ?? '';
  address.searchParams.set('globals', globals.replace('theme:both', 'theme:dark'));
  return createElement('iframe', {
    // A new address makes a new frame, and no step in the browser's history.
    key: address.href,
    title: 'Tema oscuro',
    src: address.href,
    style: { ...size, border: 0 },
    // The manager ignores messages from a thumbnail.
    'data-is-storybook-thumbnail': '',
  });
}
