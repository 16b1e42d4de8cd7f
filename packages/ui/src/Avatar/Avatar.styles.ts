import { css, styled } from 'styled-components';

/* The squares grow with the size of their letters. */
const SIZES = {
  md: css`
    width: 2rem;
    height: 2rem;
    font-size: var(--dui-text-xs);
  `,
  lg: css`
    width: 4rem;
    height: 4rem;
    font-size: var(--dui-text-xl);
  `,
  xl: css`
    width: 5.5rem;
    height: 5.5rem;
    font-size: var(--dui-text-xl);
  `,
};

export const Square = styled.span<{ $size: keyof typeof SIZES }>`
  display: grid;
  place-items: center;
  flex: none;
  border: var(--dui-line);
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-surface-sunken);
  color: var(--dui-color-text);
  font-weight: var(--dui-weight-semibold);
  font-stretch: var(--dui-width-narrow);
  line-height: 1;
  white-space: nowrap;
  ${({ $size }) => SIZES[$size]}
`;
