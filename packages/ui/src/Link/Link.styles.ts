import { Link as AriaLink } from 'react-aria-components';
import { css, styled } from 'styled-components';

export const StyledLink = styled(AriaLink)<{ $isStandalone: boolean }>`
  ${({ $isStandalone }) =>
    $isStandalone &&
    css`
      display: inline-flex;
      align-items: center;
      min-height: var(--dui-target-min);
    `}
  color: var(--dui-color-link);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  border-radius: var(--dui-radius-1);
  cursor: pointer;
  outline: 0;

  &[data-hovered] { text-decoration-thickness: 2px; }
  &[data-focus-visible] {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: var(--dui-focus-offset);
  }
  &[data-disabled] { color: var(--dui-color-text-muted); text-decoration: none; cursor: not-allowed; }
`;
