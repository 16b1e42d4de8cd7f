import { css, type RuleSet } from 'styled-components';

/**
 * The breakpoints of the tokens in rem of 16 px: 640, 900 and 1100 px. A layout breaks where its words no longer fit:
 * letters twice as large break it as a window half as wide does.
 */
export const BREAKPOINTS = { sm: 40, md: 56.25, lg: 68.75 } as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/**
 * A media query measures in the letters the browser is set to, the page (`dui-page` of tokens.css) in those it is shown
 * with. The page lacks a scroll bar's width, so it breaks by this many rem later: at 100 % the window alone decides.
 */
export const SCROLL_BAR = 1.25;

type Wrap = <Props extends object = object>(rules: RuleSet<Props>) => RuleSet<Props>;

/**
 * Rules of windows narrower than some width, or with letters so large that no more of them fit in: `${below.sm(css`…`)}`. They come
 * in a `css` of their own, which a build makes small; in a template of this function's nobody would know them for rules.
 *
 * @param width rem
 */
export const narrowerThan =
  (width: number): Wrap =>
  <Props extends object>(rules: RuleSet<Props>) =>
    css<Props>`@media (max-width:${width - 0.001}em){${rules}}@container dui-page (max-width:${width - SCROLL_BAR}rem){${rules}}`;

/** `narrowerThan` of each breakpoint. */
export const below = {
  sm: narrowerThan(BREAKPOINTS.sm),
  md: narrowerThan(BREAKPOINTS.md),
  lg: narrowerThan(BREAKPOINTS.lg),
};
