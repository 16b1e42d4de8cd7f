import { css } from 'styled-components';

/** For a box with a direction of its own: its lines begin where those around it do. */
export const alignedAsAround = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;
