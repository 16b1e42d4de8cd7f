import { useState } from 'react';

/**
 * Which dialog of a catalogue is open: the one that adds an entry, or the one that edits one. A dialog with something typed that waited
 * for a new session opens by itself.
 * @param typed the entry whose edit waited
 * @param isAddingTyped whether a new entry waited
 */
export function useEntryDialogs<Entry>(typed: Entry | undefined, isAddingTyped: boolean) {
  const [edited, setEdited] = useState(typed);
  const [open, setOpen] = useState<'add' | 'edit' | null>(isAddingTyped ? 'add' : typed ? 'edit' : null);
  return {
    /** Stays while the dialog closes. */
    edited,
    isAdding: open === 'add',
    isEditing: open === 'edit',
    add: () => setOpen('add'),
    edit: (entry: Entry) => {
      setEdited(entry);
      setOpen('edit');
    },
    close: () => setOpen(null),
  };
}
