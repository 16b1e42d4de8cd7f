import { css } from 'styled-components';

/** The bar at the edge where lines begin. It marks the chosen entry. */
export const startMark = css`
  box-shadow: inset 3px 0 0 var(--dui-color-primary);

  &:dir(rtl) { box-shadow: inset -3px 0 0 var(--dui-color-primary); }
`;
