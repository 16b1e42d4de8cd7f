import { type RefObject, useEffect } from 'react';

/** The key that leads to the notifications and back: they do not wait until somebody has gone through the whole page. */
export const shortcut = 'F6';

/** What a person most likely wants of a notification: its action, else what closes it. The newest comes first. */
function wanted(region: HTMLElement, newest: string | undefined): HTMLElement | null {
  const item = newest && region.querySelector(`[data-notification="${CSS.escape(newest)}"]`);
  return (item || region).querySelector('button');
}

/**
 * F6 takes the keyboard from anywhere on the page to the newest notification, and back to where it was.
 *
 * @param newest id of the one that came last; undefined: there is none
 */
export function useShortcut(
  region: RefObject<HTMLElement | null>,
  newest: string | undefined,
  goBack: () => void,
): void {
  useEffect(() => {
    if (newest === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const node = region.current;
      const hasModifier = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
      if (event.key !== shortcut || hasModifier || event.defaultPrevented || !node) return;
      event.preventDefault();
      if (node.contains(document.activeElement)) goBack();
      else wanted(node, newest)?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region, newest, goBack]);
}
