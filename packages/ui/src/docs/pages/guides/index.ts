import { actions } from './actions';
import { data } from './data';
import { fields } from './fields';
import type { ComponentGuide, Guides } from './guide';
import { layout } from './layout';
import { messages } from './messages';

const guides: Guides = { ...fields, ...actions, ...data, ...messages, ...layout };

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

/** @param title A story file's title. It ends with the component's name and, for a second file, the topic of its stories. */
export function guideOf(title: string): ComponentGuide | undefined {
  const component = componentOf(title);
  return component && guides[component.name];
}
