import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SkipLink } from '../SkipLink/SkipLink';
import { Main, Page } from './PublicLayout.styles';

export interface PublicLayoutProps extends ComponentPropsWithRef<'div'> {
  /** The page's header, usually a `PublicHeader`. */
  header: ReactNode;
  /** The strip at the foot, usually a `RythmoBand`. */
  band?: ReactNode;
  /** The page's content, in one column of 400 px. */
  children: ReactNode;
  /**
   * Widens the column to up to 640 px with the same left edge, for error pages.
   * @default false
   */
  wide?: boolean;
  /** @default 'Saltar al contenido' */
  skipLabel?: string;
}

/** Base layout of the pages without login (spec §2): header above, main content below, band at the foot. */
export function PublicLayout({
  header,
  band,
  children,
  wide = false,
  skipLabel,
  ...props
}: PublicLayoutProps) {
  return (
    <>
      <SkipLink>{skipLabel}</SkipLink>
      <Page {...props}>
        {header}
        <Main id="contenido" tabIndex={-1} $wide={wide}>
          <div>{children}</div>
        </Main>
        {band}
      </Page>
    </>
  );
}
