import { css, styled } from 'styled-components';
import { narrowerThan } from '../media/below';
import type { MessageType } from './look';

const tones = { info: 'info', success: 'success', warning: 'warning', error: 'danger' } as const;

/** Frame of a message in the page's flow: the tile, then the text. */
export const TileBlock = styled.div<{ $type: MessageType }>`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--dui-color-${({ $type }) => tones[$type]});
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-${({ $type }) => tones[$type]}-soft);

  ${narrowerThan(18)(css`
    grid-template-columns: minmax(0, 1fr);
  `)}
  &:focus-visible {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: var(--dui-focus-offset);
  }
`;

export const TileBody = styled.div`
  padding: 0.75rem 1rem;
  overflow-wrap: anywhere;

  ${narrowerThan(18)(css`
    padding: 12px;
  `)}
`;

export const TileTitle = styled.p`
  margin: 0;
  font-weight: var(--dui-weight-semibold);
`;

export const TileAction = styled.div`
  margin-top: 10px;
`;
