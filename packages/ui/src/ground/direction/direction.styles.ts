import { css } from 'styled-components';

/** For an icon that points along the line, such as a chevron to the next page: it points the other way where lines run from right to left. */
export const mirrored = css`
  &:dir(rtl) { scale: -1 1; }
`;

/** The bar at the edge where lines begin. It marks the chosen entry. */
export const startMark = css`
  box-shadow: inset 3px 0 0 var(--dui-color-primary);

  &:dir(rtl) { box-shadow: inset -3px 0 0 var(--dui-color-primary); }
`;

/** For a box with a direction of its own: its lines begin where those around it do. */
export const alignedAsAround = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;
