/** What a designer or developer needs to know of a component before its stories; in Spanish, as the rest of the page. */
export interface ComponentGuide {
  /** When to take it, and what to take instead. */
  use: string;
  /** Keys and what they do. Left out where there is nothing to press. */
  keys?: readonly (readonly [key: string, effect: string])[];
  does: readonly string[];
  donts: readonly string[];
}

export type Guides = Readonly<Record<string, ComponentGuide>>;

/** A text field has no keys of its own but these. */
export const typing = [['Tab', 'Llega al campo y sale de él. El error se muestra al salir.']] as const;
