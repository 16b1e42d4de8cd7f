import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Edit } from './defineEdit';
import { useDrafts } from './drafts';

/** Where the focus goes when the fields appear: to the requested field, or it stays where it is. */
export type FirstFocus<Target> = Target | 'stays';

export interface Editing<Target> {
  /** Null while nothing is edited. */
  focus: FirstFocus<Target> | null;
  start: (focus: Target) => void;
  /** Ends editing. Typed values that are not saved are deleted. */
  stop: () => void;
  /** The ref of the button that started editing. It gets the focus back. */
  editRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Whether the page edits an item. It edits from the start if a draft waits, because the session had expired.
 * @param id of the item
 */
export function useEditing<Target, Whole = unknown, Values extends object = object>(
  edit: Pick<Edit<Whole, Values>, 'drafts'>,
  id: string,
): Editing<Target> {
  const drafts = useDrafts(edit.drafts);
  const [focus, setFocus] = useState<FirstFocus<Target> | null>(() => (drafts.get(id) ? 'stays' : null));
  const editRef = useRef<HTMLButtonElement>(null);
  const hasEnded = useRef(false);

  useEffect(() => {
    if (focus !== null || !hasEnded.current) return;
    hasEnded.current = false;
    editRef.current?.focus();
  }, [focus]);

  return {
    focus,
    start: (target) => setFocus(() => target),
    stop() {
      drafts.forget(id);
      hasEnded.current = true;
      setFocus(null);
    },
    editRef,
  };
}
