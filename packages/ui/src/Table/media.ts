import { css } from 'styled-components';
import { BREAKPOINTS, SCROLL_BAR } from '../media/below';

const { sm, md } = BREAKPOINTS;

/* Secondary columns leave on tablets, and beside a docked drawer or with many columns, which only the container knows. The list takes back what is not for it. */
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

/** From so many columns on, that of the menu among them, all of them side by side need the width of a desk. */
export const WIDE_FROM = 8;
