import { css, styled } from 'styled-components';

const LOOKS = {
  busy: css`
    border-color: var(--dui-color-border-strong);
    background: var(--dui-color-surface-sunken);
    color: var(--dui-color-text);
  `,
  done: css`
    background: var(--dui-color-success-soft);
    color: var(--dui-color-success);
  `,
};

export const Square = styled.span<{ $state: keyof typeof LOOKS }>`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: var(--dui-border-1) solid currentColor;
  border-radius: var(--dui-radius-2);
  ${({ $state }) => LOOKS[$state]}

  svg {
    width: var(--dui-icon-md);
    height: var(--dui-icon-md);
  }
`;
