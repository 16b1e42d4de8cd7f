import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Level } from './look';
import { Actions, Head, Sub, Texts, Title, Way } from './PageHeading.styles';

export interface PageHeadingProps extends ComponentPropsWithRef<'h1'> {
  /** The page's title. */
  children: ReactNode;
  /** The path to this page, a `Breadcrumbs`, drawn above the title. It is a prop because most pages have none. */
  breadcrumbs?: ReactNode;
  /** One or more muted lines under the title. */
  sub?: ReactNode;
  /** Buttons at the right of the title. Below 640 px they stand under it and share the width. */
  actions?: ReactNode;
  /**
   * 'app' is 24 px, for pages in the main layout. 'public' is 32 px, for pages without
   * login. 'display' is 44 px, for the last onboarding step and the route error.
   * @default 'app'
   */
  level?: Level;
}

/**
 * The page's only h1. `ref` and every other attribute go to the h1. Scripts can focus it, so
 * the portal can move the focus there after a route change: `heading.current?.focus()`.
 */
export function PageHeading({
  children,
  breadcrumbs,
  sub,
  actions,
  level = 'app',
  ...props
}: PageHeadingProps) {
  const isBare = level !== 'app' && breadcrumbs === undefined && sub === undefined && actions === undefined;
  const title = (
    <Title tabIndex={-1} {...props} $level={level}>
      {children}
    </Title>
  );
  if (isBare) return title;
  return (
    <Head $level={level}>
      <Texts>
        {breadcrumbs !== undefined && <Way>{breadcrumbs}</Way>}
        {title}
        {sub !== undefined && <Sub $level={level}>{sub}</Sub>}
      </Texts>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Head>
  );
}
