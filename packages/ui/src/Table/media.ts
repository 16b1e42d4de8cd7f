import { css } from 'styled-components';
import { BREAKPOINTS, SCROLL_BAR } from '../ground/media/below';

const { sm, md } = BREAKPOINTS;

/*
 * Secondary columns hide on tablets, beside a docked drawer, and in tables with many columns. Only the
 * container knows the last two. The list undoes those of the rules that it does not want.
 */
export const narrow = (rules: ReturnType<typeof css>) => css`
  @media screen and (min-width: ${sm}em) and (max-width: ${md - 0.001}em) { ${rules} }
  @media screen {
    @container dui-page (min-width: ${sm - SCROLL_BAR}rem) and (max-width: ${md - SCROLL_BAR}rem) { ${rules} }
  }
  @container dui-table (max-width: 44.999rem) {
    @media screen and (min-width: ${md}em) { ${rules} }
  }
  @container dui-wide-table (max-width: 59.999rem) {
    @media screen and (min-width: ${md}em) { ${rules} }
  }
`;

/** From this many columns on, including the menu's, the table needs the width of a desktop to show all side by side. */
export const WIDE_FROM = 8;
