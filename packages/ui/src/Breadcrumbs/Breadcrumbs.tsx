import ChevronRight from '@lucide/icons/icons/chevron-right';
import type { ComponentPropsWithRef } from 'react';
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import { CrumbLink, Crumbs } from './Breadcrumbs.styles';

/** One step of the path. */
export interface Breadcrumb {
  text: string;
  /** The address. Without it the crumb is plain text: the current page, or a level that has no page. */
  href?: string;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the menu entry down to the page itself. */
  items: readonly Breadcrumb[];
  labels?: {
    /** Name of the navigation. @default 'Ruta de navegación' */
    nav?: string;
  };
}

/** The path from the menu entry to the page. Screen readers do not read the arrows. */
export function Breadcrumbs({ items, labels, ...props }: BreadcrumbsProps) {
  const words = useLabels('Breadcrumbs', { nav: 'Ruta de navegación' }, labels);
  return (
    <Crumbs aria-label={words.nav} {...props}>
      <ol>
        {items.map(({ text, href }, index) => (
          <li key={`${href ?? ''} ${text}`}>
            {index > 0 && <Glyph of={ChevronRight} />}
            {href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{text}</span>
            ) : (
              <CrumbLink href={href}>{text}</CrumbLink>
            )}
          </li>
        ))}
      </ol>
    </Crumbs>
  );
}
