import type { ComponentPropsWithRef } from 'react';
import { useLabels } from '../ground/locale/LocaleContext';
import { Logo } from '../Logo/Logo';
import { Bar, Mark, Nav, NavLink } from './PublicHeader.styles';

export interface PublicHeaderLink {
  href: string;
  text: string;
  /**
   * The link leads to the current page: it gets the marker and `aria-current`.
   * @default false
   */
  isCurrent?: boolean;
  /**
   * Draws the link as an outlined button. The outline disappears while the link is current.
   * @default false
   */
  isOutlined?: boolean;
  /** @deprecated since 0.4.0: `isCurrent` */
  current?: boolean;
  /** @deprecated since 0.4.0: `isOutlined` */
  outlined?: boolean;
}

export interface PublicHeaderLabels {
  /**
   * Name of the navigation.
   * @default 'Acceso'
   */
  nav: string;
}

export interface PublicHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The brand's name, also the name of the logo's link. */
  brand: string;
  /** The company's home page, outside the portal (spec §1). */
  homeUrl: string;
  /** Links at the right, in order. */
  links: readonly PublicHeaderLink[];
  labels?: Partial<PublicHeaderLabels>;
}

/** A link by its present names only, of which each stands over the one that it had before. */
function readLink({ current, outlined, isCurrent, isOutlined, ...link }: PublicHeaderLink) {
  return {
    ...link,
    isCurrent: isCurrent ?? current ?? false,
    isOutlined: isOutlined ?? outlined ?? false,
  };
}

/** Header of the pages without login: the logo, which links to the company's home page, then the access links. */
export function PublicHeader({ brand, homeUrl, links, labels, ...props }: PublicHeaderProps) {
  const words = useLabels('PublicHeader', { nav: 'Acceso' }, labels);
  return (
    <Bar {...props}>
      <Logo brand={brand} href={homeUrl} isExternal isCompact />
      {links.length > 0 && (
        <Nav aria-label={words.nav}>
          {links.map(readLink).map(({ href, text, isCurrent, isOutlined }) => (
            <NavLink
              key={href}
              href={href}
              $outlined={isOutlined}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {isCurrent ? <Mark>{text}</Mark> : text}
            </NavLink>
          ))}
        </Nav>
      )}
    </Bar>
  );
}
