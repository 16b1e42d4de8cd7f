import { css, styled } from 'styled-components';

/** `sm` 16 px beside words, `md` 20 px alone. */
export type IconSize = 'sm' | 'md';

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
