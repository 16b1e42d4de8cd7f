import { ChevronRight } from 'lucide-react';
import { iconProps } from '../icon/iconProps';
import { CrumbLink, Crumbs } from './PageHeading.styles';

export interface Breadcrumb {
  text: string;
  /** Without it the crumb is plain text: the page itself, or a level that is no page. */
  href?: string;
}

interface BreadcrumbsProps {
  items: readonly Breadcrumb[];
  label: string;
}

/** The way from the menu entry to the page; the arrows are drawn, not spoken. */
export function Breadcrumbs({ items, label }: BreadcrumbsProps) {
  return (
    <Crumbs aria-label={label}>
      <ol>
        {items.map(({ text, href }, index) => (
          <li key={`${href ?? ''} ${text}`}>
            {index > 0 && <ChevronRight {...iconProps} />}
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
