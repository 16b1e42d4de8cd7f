import { css } from 'styled-components';

/** For an icon that points along the line, such as a chevron to the next page: it points the other way where lines run from right to left. */
export const mirrored = css`
  &:dir(rtl) { scale: -1 1; }
`;
