import { css, styled } from 'styled-components';
import { narrowerThan } from '../media/below';
import type { MessageType } from './look';

const fills = {
  info: css`
    background: var(--dui-color-info);
    color: var(--dui-color-surface);
  `,
  success: css`
    background: var(--dui-color-success);
    color: var(--dui-color-surface);
  `,
  warning: css`
    background: var(--dui-color-warning-solid);
    color: var(--dui-color-on-warning-solid);
  `,
  error: css`
    background: var(--dui-color-danger);
    color: var(--dui-color-surface);
  `,
};

/**
 * The solid 44 px column with the glyph, common to all message blocks. With letters so
 * large that the words need its room, it becomes a strip above them.
 */
export const Tile = styled.span<{ $type: MessageType }>`
  display: grid;
  place-items: start center;
  padding-top: 0.75rem;
  ${({ $type }) => fills[$type]}

  & > svg {
    display: block;
    width: var(--dui-icon-md);
    height: var(--dui-icon-md);
  }

  /* The fill disappears in forced colours; the glyph must not go with it. */
  @media (forced-colors: active) {
    color: CanvasText;
    border-inline-end: 1px solid CanvasText;
  }
  ${narrowerThan(18)(css`
    && {
      place-items: center start;
      padding: 4px 12px;
    }
    @media (forced-colors: active) {
      border-inline-end: 0;
      border-bottom: 1px solid CanvasText;
    }
  `)}
`;
