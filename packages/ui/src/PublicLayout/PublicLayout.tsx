import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SkipLink } from '../SkipLink/SkipLink';
import { Main, Page } from './PublicLayout.styles';

export interface PublicLayoutProps extends ComponentPropsWithRef<'div'> {
  /** The page's header, as a rule a `PublicHeader`. */
  header: ReactNode;
  /** The strip at the foot, as a rule a `RythmoBand`. */
  band?: ReactNode;
  /** The page: one column of 400 px. */
  children: ReactNode;
  /**
   * A column of up to 640 px that starts at the same left edge, for error pages.
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
