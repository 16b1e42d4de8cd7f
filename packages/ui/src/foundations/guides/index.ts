import { actions } from './actions';
import { data } from './data';
import { fields } from './fields';
import type { ComponentGuide, Guides } from './guide';
import { layout } from './layout';
import { messages } from './messages';

const guides: Guides = { ...fields, ...actions, ...data, ...messages, ...layout };

/**
 * A component's part of a title: its name in code, then the words one looks for it by. Commas, not brackets: Storybook's search
 * weighs a word by where it begins, and 'boton' is near enough to 'botón' but not to '(botón)'.
 */
const NAMED = /^(\w+), (.+)$/;

/** The component a story file's title names: its name in code, and its words in Spanish; undefined where none is. */
export function componentOf(title: string): { name: string; words: string } | undefined {
  const [root, , part = ''] = title.split('/');
  const [, name, words] = NAMED.exec(part) ?? [];
  return root === 'Componentes' && name && words ? { name, words } : undefined;
}

/** @param title A story file's title: it ends with the component's name, and what a second file of stories is about. */
export function guideOf(title: string): ComponentGuide | undefined {
  const component = componentOf(title);
  return component && guides[component.name];
}
