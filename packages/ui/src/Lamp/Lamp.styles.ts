import { styled } from 'styled-components';

/** 8 px dot. The halo lifts it from a row; the ring cuts it out of the icon it sits on. */
export const Dot = styled.span<{ $edge: 'halo' | 'ring' }>`
  display: inline-block;
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: var(--dui-radius-round);
  background: var(--dui-color-lamp);
  box-shadow: ${({ $edge }) =>
    $edge === 'halo' ? '0 0 0 4px var(--dui-color-lamp-halo)' : '0 0 0 2px var(--dui-color-surface)'};

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
  }
`;
