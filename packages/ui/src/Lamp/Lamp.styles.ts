import { styled } from 'styled-components';

/** A dot of 8 px. The halo lifts it from a row. The ring cuts it out of the icon under it. */
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
