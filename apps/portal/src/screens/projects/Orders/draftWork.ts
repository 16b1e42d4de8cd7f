import type { RefObject } from 'react';
import type { SaveState } from '../../../edits/useAutoSave';

/** The action of the pressed button: save or issue. */
export type DraftIntent = 'save' | 'issue';

/** The state shared by a draft's form and the buttons at the drawer's foot. */
export interface DraftWork {
  /** The id of the form element. */
  formId: string;
  /** The action of the current submit. */
  intent: RefObject<DraftIntent>;
  /** The action that is running; null if none is. */
  running: DraftIntent | null;
  setRunning: (running: DraftIntent | null) => void;
  /** The state of the saving; null if nothing has changed since the draft was loaded. */
  saving: SaveState | null;
  setSaving: (saving: SaveState) => void;
}
