import { type RefObject, useEffect } from 'react';

/** The key that moves the focus to the notifications and back, so nobody has to go through the whole page to reach them. */
export const shortcut = 'F6';

/** The button a person most likely wants: the newest notification's action, else its close button. */
function wanted(region: HTMLElement, newest: string | undefined): HTMLElement | null {
  const item = newest && region.querySelector(`[data-notification="${CSS.escape(newest)}"]`);
  return (item || region).querySelector('button');
}

/**
 * F6 moves the focus from anywhere on the page to the newest notification, and back.
 *
 * @param newest id of the newest notification; undefined when there is none
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
