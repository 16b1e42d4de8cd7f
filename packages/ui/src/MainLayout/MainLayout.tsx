import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LayersInMain } from '../ground/layers/LayersInMain';
import { AroundFields } from '../ground/remount/AroundFields';
import { Remount } from '../ground/remount/Remount';
import { SkipLink } from '../SkipLink/SkipLink';
import { App, Content } from './MainLayout.styles';

export interface MainLayoutProps extends ComponentPropsWithRef<'div'> {
  /** A `TopBar`. */
  topBar: ReactNode;
  /** A `Sidebar`. */
  sidebar: ReactNode;
  /**
   * The notification stack. It comes before the page, because notifications that stay until closed stand at the page's
   * top.
   */
  notices?: ReactNode;
  /** The page: up to 1344 px wide, left aligned. */
  children: ReactNode;
  /** Pass the sidebar's value: it sets the width of the menu's column. @default true */
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
  skipLabel,
  ...props
}: MainLayoutProps) {
  return (
    <App {...props} $expanded={isSidebarExpanded}>
      <LayersInMain>
        <SkipLink>{skipLabel}</SkipLink>
        <Remount>{topBar}</Remount>
        <Remount>{sidebar}</Remount>
        <Content id="contenido" tabIndex={-1}>
          <div>
            <Remount>{notices}</Remount>
            <AroundFields value={Remount}>
              <Remount>{children}</Remount>
            </AroundFields>
          </div>
        </Content>
      </LayersInMain>
    </App>
  );
}
