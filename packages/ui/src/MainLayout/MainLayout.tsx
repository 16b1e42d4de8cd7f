import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SkipLink } from '../SkipLink/SkipLink';
import { App, Content, Notices, Page } from './MainLayout.styles';

export interface MainLayoutProps extends ComponentPropsWithRef<'div'> {
  /** A `TopBar`. */
  topBar: ReactNode;
  /** A `Sidebar`. */
  sidebar: ReactNode;
  /** The notification stack; in source order it comes before the page. */
  notices?: ReactNode;
  /** The page: up to 1344 px wide, left aligned. */
  children: ReactNode;
  /**
   * The same as the sidebar's: it decides the width of the menu's column.
   * @default true
   */
  isSidebarExpanded?: boolean;
  /** @default 'Saltar al contenido' */
  skipLabel?: string;
}

/** Frame of the authenticated area (spec §2): top bar, side menu, content. */
export function MainLayout({
  topBar,
  sidebar,
  notices,
  children,
  isSidebarExpanded = true,
  skipLabel = 'Saltar al contenido',
  ...props
}: MainLayoutProps) {
  return (
    <App {...props} $expanded={isSidebarExpanded}>
      <SkipLink>{skipLabel}</SkipLink>
      {topBar}
      {sidebar}
      <Page>
        {notices !== undefined && <Notices>{notices}</Notices>}
        <Content id="contenido" tabIndex={-1}>
          <div>{children}</div>
        </Content>
      </Page>
    </App>
  );
}
