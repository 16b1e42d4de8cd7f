/** A text and where its caret stands, counted in UTF-16 units from the start. */
export interface FormattedText {
  value: string;
  caret: number;
}

/**
 * Turns what was typed into what the field shows, and says where the caret belongs in it.
 * Called on every change; must give a formatted text back as it is.
 */
export type FormatText = (value: string, caret: number) => FormattedText;
