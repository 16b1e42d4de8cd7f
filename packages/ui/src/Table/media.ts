import { css } from 'styled-components';

/* Below 640 px a table is a list; media queries cannot read a custom property. */
export const list = '@media (max-width: 639.98px)';

/* Secondary columns leave on tablets, and beside a docked drawer, which only the container knows. */
export const narrow = (rules: ReturnType<typeof css>) => css`
  @media (min-width: 640px) and (max-width: 899.98px) { ${rules} }
  @container dui-table (max-width: 599.98px) {
    @media (min-width: 900px) { ${rules} }
  }
`;
