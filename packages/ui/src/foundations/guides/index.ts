import { actions } from './actions';
import { data } from './data';
import { fields } from './fields';
import type { ComponentGuide, Guides } from './guide';
import { layout } from './layout';
import { messages } from './messages';

const guides: Guides = { ...fields, ...actions, ...data, ...messages, ...layout };

/** @param title A story file's title: the last part is the component's name. */
export function guideOf(title: string): ComponentGuide | undefined {
  if (!title.startsWith('Componentes/')) return undefined;
  return guides[title.split('/').at(-1) ?? ''];
}
