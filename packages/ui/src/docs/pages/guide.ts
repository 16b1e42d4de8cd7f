/**
 * What designers and developers must know about a component before its stories: the parameter `guide` of its story file. It
 * is in Spanish like the rest of the page.
 */
export interface ComponentGuide {
  /** When to use the component, and what to use otherwise. */
  use: string;
  /** Its keys and their effects. Left out when the component has no keys. */
  keys?: readonly (readonly [key: string, effect: string])[];
  does: readonly string[];
  donts: readonly string[];
}
