import { css, styled } from 'styled-components';
import type { IconSize } from './look';

export const Frame = styled.span<{ $size: IconSize }>`
  display: inline-flex;
  flex: none;
  vertical-align: middle;

  svg {
    ${({ $size }) => css`
      width: var(--dui-icon-${$size});
      height: var(--dui-icon-${$size});
    `}
  }
`;
