/** A text and where its caret stands, counted in UTF-16 units from the start. */
export interface FormattedText {
  value: string;
  caret: number;
}

/** What a change was made to. */
export interface TextEdit {
  /** The text before it. */
  before: string;
  /** What was selected in it. */
  start: number;
  end: number;
  /** Its `inputType` ('insertText', 'insertFromPaste'…), or 'compositionstart'. */
  kind: string;
}

/**
 * Turns what was typed into what the field shows, and says where the caret belongs in it.
 * Called on every change; must give a formatted text back as it is. `edit` is not known of what
 * no one typed, as of what the browser fills in.
 */
export type FormatText = (value: string, caret: number, edit?: TextEdit) => FormattedText;
