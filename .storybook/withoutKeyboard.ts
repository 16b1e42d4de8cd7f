/**
 * No window here has a keyboard on its screen. All stories of a run share one page, and the next one may be for a lower
 * window: React Aria takes a page that gets lower right after a field had the focus for a keyboard that opens, and keeps the
 * next dialogs out of sight until it would have opened. Not so where the page says that keyboards take nothing of it.
 */
export function withoutKeyboard(): void {
  const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
  if (!viewport) throw new Error('This page has no <meta name="viewport">.');
  viewport.content = 'width=device-width, initial-scale=1, interactive-widget=overlays-content';
}
