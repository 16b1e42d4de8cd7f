import { Button } from 'react-aria-components';
import { styled } from 'styled-components';

/* The button is as high as a press target, but does not make its line higher. */
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
