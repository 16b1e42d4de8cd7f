import { css, styled } from 'styled-components';

/** Invisible, but still read aloud and found by the "find in page" of assistive technology. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
