import { css } from 'styled-components';

/** An icon button at the end of a field or a chip. */
export const smallButton = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: var(--dui-color-text-muted);
  cursor: pointer;
  outline: 0;

  svg {
    width: 0.875rem;
    height: 0.875rem;
  }
  &[data-hovered] {
    color: var(--dui-color-text);
  }
  &[data-focus-visible] {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    width: max(44px, 1.75rem);
  }
`;
