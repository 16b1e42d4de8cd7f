import { styled } from 'styled-components';
import type { StatusShape } from './look';

const colours: Record<StatusShape, string> = {
  done: 'success',
  inProgress: 'info',
  waiting: 'warning',
  draft: 'text-muted',
  paused: 'text-muted',
  cancelled: 'danger',
};

export const Line = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 7px;
  max-width: 100%;
  vertical-align: top;
`;

export const Glyph = styled.svg<{ $shape: StatusShape }>`
  flex: none;
  align-self: flex-start;
  /* Also holds in a button, which sets a size of its own for icons. */
  && {
    width: 0.75rem;
    height: 0.75rem;
  }
  /* Centred on the first line, whatever its height. */
  margin-top: calc((1lh - 0.75rem) / 2);
  fill: none;
  stroke: currentColor;
  stroke-width: 2.2;
  color: var(--dui-color-${({ $shape }) => colours[$shape]});

  @media (forced-colors: active) {
    color: CanvasText;
  }
`;
