// No JSX: see BothThemes.ts.
import { createElement, useEffect, useState } from 'react';
import { useStorybookApi } from 'storybook/manager-api';

/** Size of the preview's own frame: the toolbar's viewport sets it. */
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

/** The same story in the dark theme, with the toolbar's other switches and the controls' values as they are. */
export function DarkHalf({ storyId, viewMode }: { storyId: string; viewMode: 'story' | 'docs' }) {
  const api = useStorybookApi();
  const size = usePreviewSize();
  // Embedded, it does not run `play`: that is the light half's, and the interactions shown are its.
  const address = new URL(api.getStoryHrefs(storyId, { viewMode, embed: true }).previewHref, location.href);
  const globals = address.searchParams.get('globals') ?? '';
  address.searchParams.set('globals', globals.replace('theme:both', 'theme:dark'));
  return createElement('iframe', {
    // Another address is another frame, and not a step in the browser's history.
    key: address.href,
    title: 'Tema oscuro',
    src: address.href,
    style: { ...size, border: 0 },
    // What it reports is not for the manager.
    'data-is-storybook-thumbnail': '',
  });
}
