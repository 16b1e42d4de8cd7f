import { actions } from './actions';
import { data } from './data';
import { fields } from './fields';
import type { ComponentGuide, Guides } from './guide';
import { layout } from './layout';
import { messages } from './messages';

const guides: Guides = { ...fields, ...actions, ...data, ...messages, ...layout };

/** @param title A story file's title: it ends with the component's name, and what a second file of stories is about. */
export function guideOf(title: string): ComponentGuide | undefined {
  if (!title.startsWith('Componentes/')) return undefined;
  return title
    .split('/')
    .map((part) => guides[part])
    .findLast((guide) => guide !== undefined);
}
