import { css, styled } from 'styled-components';

const SIZES = {
  md: css`
    width: 32px;
    height: 32px;
    font-size: var(--dui-text-xs);
  `,
  lg: css`
    width: 64px;
    height: 64px;
    font-size: var(--dui-text-xl);
  `,
  xl: css`
    width: 88px;
    height: 88px;
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
  ${({ $size }) => SIZES[$size]}
`;
