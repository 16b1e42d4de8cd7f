import { css, type RuleSet } from 'styled-components';

/**
 * The tokens' breakpoints in rem of 16 px: 640, 900 and 1100 px. In rem, a layout breaks when its
 * words no longer fit: letters twice as large have the same effect as a window half as wide.
 */
export const BREAKPOINTS = { sm: 40, md: 56.25, lg: 68.75 } as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/**
 * A media query counts in the browser's default letter size, the page (`dui-page` of tokens.css) in the shown letter size. The
 * page is narrower by a scroll bar, so its query breaks by this many rem later. At 100 % the window alone decides.
 */
export const SCROLL_BAR = 1.25;

type Wrap = <Props extends object = object>(rules: RuleSet<Props>) => RuleSet<Props>;

/**
 * Rules for windows narrower than a width, or with letters so large that no more of them fit in: `${below.sm(css`…`)}`. The rules
 * come in their own `css`, because the build minifies only those: it would not recognise a template of this function as CSS.
 *
 * @param width rem
 */
export const narrowerThan =
  (width: number): Wrap =>
  <Props extends object>(rules: RuleSet<Props>) =>
    css<Props>`@media (max-width:${width - 0.001}em){${rules}}@container dui-page (max-width:${width - SCROLL_BAR}rem){${rules}}`;

/** `narrowerThan` for each breakpoint. Marked, so that a bundle leaves out what nothing in it uses. */
export const below = {
  sm: /* @__PURE__ */ narrowerThan(BREAKPOINTS.sm),
  md: /* @__PURE__ */ narrowerThan(BREAKPOINTS.md),
  lg: /* @__PURE__ */ narrowerThan(BREAKPOINTS.lg),
};
