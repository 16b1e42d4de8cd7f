import type { RefObject } from 'react';
import type { SaveState } from '../../edits/useAutoSave';

/** What the buttons at the foot of a draft ask its form for. */
export type DraftIntent = 'save' | 'issue';

/** What the form of a draft and the buttons at the drawer's foot share. */
export interface DraftWork {
  /** Id of the form. */
  formId: string;
  /** What it is being sent for. */
  intent: RefObject<DraftIntent>;
  /** What is being done. */
  running: DraftIntent | null;
  setRunning: (running: DraftIntent | null) => void;
  /** How far what is typed is saved; null: as it was read. */
  saving: SaveState | null;
  setSaving: (saving: SaveState) => void;
}
