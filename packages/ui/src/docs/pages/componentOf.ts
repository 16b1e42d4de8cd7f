/**
 * The component's part of a title: its name in code, then the words people search for. A comma separates them instead of
 * brackets, because Storybook's search weighs a word by its beginning, and 'boton' is close to 'botón' but not to '(botón)'.
 */
const NAMED = /^(\w+), (.+)$/;

/** The component in the title of a story file: its name in code, and its words in Spanish. undefined if the title names none. */
export function componentOf(title: string): { name: string; words: string } | undefined {
  const [root, , part = ''] = title.split('/');
  const [, name, words] = NAMED.exec(part) ?? [];
  return root === 'Componentes' && name && words ? { name, words } : undefined;
}
