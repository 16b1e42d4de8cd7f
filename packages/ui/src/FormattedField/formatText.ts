/** A text and the place of its caret, in UTF-16 units from the start. */
export interface FormattedText {
  value: string;
  caret: number;
}

/** One change to a text. */
export interface TextEdit {
  /** The text before the change. */
  before: string;
  /** Start of the selection in that text. */
  start: number;
  end: number;
  /** `inputType` of the change ('insertText', 'insertFromPaste'…), or 'compositionstart'. */
  kind: string;
}

/**
 * Turns a typed text into the text to show, with the place of its caret. It runs on every change, and must return a
 * formatted text unchanged. `edit` is undefined when nobody typed the text, for example on autofill.
 */
export type FormatText = (value: string, caret: number, edit?: TextEdit) => FormattedText;
