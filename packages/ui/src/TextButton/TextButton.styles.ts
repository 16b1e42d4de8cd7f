import { Button } from 'react-aria-components';
import { styled } from 'styled-components';

/* Its height is a target's, but the line it stands in stays as high as it was. */
export const Words = styled(Button)`
  min-height: var(--dui-target-min);
  margin: -2px 0;
  padding: 0;
  border: 0;
  border-radius: var(--dui-radius-1);
  background: none;
  color: var(--dui-color-link);
  font: inherit;
  letter-spacing: inherit;
  word-spacing: inherit;
  text-decoration: underline 1px;
  text-underline-offset: 3px;
  cursor: pointer;
  outline: 0;

  &[data-hovered] {
    text-decoration-thickness: 2px;
  }
  &[data-focus-visible] {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: var(--dui-focus-offset);
  }
`;
