import { DocsContext } from '@storybook/addon-docs/blocks';
import { type AnchorHTMLAttributes, useContext } from 'react';
import { askedFor } from '../../../../../.storybook/toolbar';
import { useToolbarGlobals } from './useToolbarTheme';

export interface EntryLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** A story, or a page of documentation. */
  entry: { id: string; type: 'story' | 'docs' };
}

/** Links to a story or a page in Storybook's own frame, with the toolbar's present settings: from a dark page to a dark story. */
export function EntryLink({ entry: { id, type }, ...link }: EntryLinkProps) {
  const asked = askedFor(useToolbarGlobals(useContext(DocsContext)));
  return <a {...link} href={`./?path=/${type}/${id}${asked}`} target="_top" />;
}
