import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Edit } from './defineEdit';
import { useDrafts } from './drafts';

/** Where the focus goes when the fields appear: to the one the person asked for, or it stays where it is. */
export type FirstFocus<Target> = Target | 'stays';

export interface Editing<Target> {
  /** Null while it is read. */
  focus: FirstFocus<Target> | null;
  start: (focus: Target) => void;
  /** Back to reading; what was typed and not saved is forgotten. */
  stop: () => void;
  /** Of the button that started it, which gets the focus back. */
  editRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Whether something is being edited in the page. It is from the start where typed values wait: the session had expired.
 * @param id which one of its sort
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
