import type { ComponentPropsWithRef } from 'react';
import { useLabels } from '../LocaleProvider/LocaleContext';
import { Logo } from '../Logo/Logo';
import { Bar, Mark, Nav, NavLink } from './PublicHeader.styles';

export interface PublicHeaderLink {
  href: string;
  text: string;
  /** It leads to the page being shown: marker and `aria-current`. */
  current?: boolean;
  /** Drawn as an outlined button; the outline goes while it is current. */
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
  /** The company's external home page (spec §1). */
  homeUrl: string;
  /** Links at the right, in order. */
  links: readonly PublicHeaderLink[];
  labels?: Partial<PublicHeaderLabels>;
}

/** Header of the pages without login: logo to the company's home page, then the access links. */
export function PublicHeader({ brand, homeUrl, links, labels, ...props }: PublicHeaderProps) {
  const words = useLabels('PublicHeader', { nav: 'Acceso' }, labels);
  return (
    <Bar {...props}>
      <Logo brand={brand} href={homeUrl} isExternal isCompact />
      {links.length > 0 && (
        <Nav aria-label={words.nav}>
          {links.map(({ href, text, current = false, outlined = false }) => (
            <NavLink key={href} href={href} $outlined={outlined} aria-current={current ? 'page' : undefined}>
              {current ? <Mark>{text}</Mark> : text}
            </NavLink>
          ))}
        </Nav>
      )}
    </Bar>
  );
}
