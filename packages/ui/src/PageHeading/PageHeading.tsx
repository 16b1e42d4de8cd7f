import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Level } from './look';
import { Actions, Head, Sub, Texts, Title, Way } from './PageHeading.styles';

export interface PageHeadingProps extends ComponentPropsWithRef<'h1'> {
  /** The page's title. */
  children: ReactNode;
  /** The way here, a `Breadcrumbs`; drawn above the title. Given rather than made here: most pages have none. */
  breadcrumbs?: ReactNode;
  /** A muted line (or more) under the title. */
  sub?: ReactNode;
  /** Buttons at the right of the title; under it, in equal parts, below 640 px. */
  actions?: ReactNode;
  /**
   * 'app' 24 px inside the main layout, 'public' 32 px in pages without login, 'display' 44 px for the last
   * onboarding step and the route error.
   * @default 'app'
   */
  level?: Level;
}

/**
 * The page's one h1. `ref` and every other attribute go to the h1; it takes focus from scripts, so the portal can
 * move there after a route change: `heading.current?.focus()`.
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
