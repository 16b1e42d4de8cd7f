import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDrafts } from './drafts';
import type { SectionName, SheetField } from './sheet';

/** Where the focus goes when the fields appear: to a field, to the identity field of the country, or where it is. */
export type FirstFocus = SheetField | 'identity' | 'stays';

export interface SectionEditing {
  /** Null while the section is read. */
  focus: FirstFocus | null;
  start: (focus: FirstFocus) => void;
  /** Back to reading; what was typed and not saved is forgotten. */
  stop: () => void;
  /** Of the button that started it, which gets the focus back. */
  editRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Whether a section is being edited. It is from the start where typed values wait: the session had expired.
 * @param owner email of whose sheet it is
 */
export function useSectionEditing(section: SectionName, owner: string): SectionEditing {
  const drafts = useDrafts();
  const [focus, setFocus] = useState<FirstFocus | null>(() => (drafts.get(section, owner) ? 'stays' : null));
  const editRef = useRef<HTMLButtonElement>(null);
  const hasEnded = useRef(false);

  useEffect(() => {
    if (focus !== null || !hasEnded.current) return;
    hasEnded.current = false;
    editRef.current?.focus();
  }, [focus]);

  return {
    focus,
    start: setFocus,
    stop() {
      drafts.forget(section);
      hasEnded.current = true;
      setFocus(null);
    },
    editRef,
  };
}
