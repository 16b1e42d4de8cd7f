import { css, styled } from 'styled-components';
import { alignedAsAround } from '../ground/direction/alignedAsAround.styles';
import { below } from '../ground/media/below';

export const List = styled.dl<{ $layout: 'columns' | 'stacked' | 'inline' }>`
  display: grid;
  grid-template-columns: var(--dui-label-column) minmax(0, 1fr);

  > div {
    display: contents;
  }
  > div:first-child > * {
    border-top: 0;
  }

  ${below.sm(css`
    grid-template-columns: minmax(0, 1fr);
  `)}
  ${({ $layout }) =>
    $layout === 'inline' &&
    css`
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--dui-space-2) var(--dui-space-5);

      > div {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 var(--dui-space-2);
      }
      > div > * {
        min-height: 0;
        padding: 0;
        border-top: 0;
        font-size: inherit;
      }
    `}
  ${({ $layout }) =>
    $layout === 'stacked' &&
    css`
      grid-template-columns: minmax(0, 1fr);
      padding-top: var(--dui-space-2);
      margin-bottom: var(--dui-space-3);

      > div > * {
        min-height: 0;
        padding: 0;
        border-top: 0;
        font-size: inherit;
      }
    `}
`;

export const Term = styled.dt`
  min-height: 2.25rem;
  padding-block: var(--dui-space-2);
  padding-inline: 0 var(--dui-space-4);
  border-top: var(--dui-line);
  color: var(--dui-color-text-muted);

  ${below.sm(css`
    min-height: 0;
    padding: var(--dui-space-2) 0 0;
    font-size: var(--dui-text-sm);
  `)}
`;

export const Value = styled.dd`
  min-height: 2.25rem;
  padding: var(--dui-space-2) 0;
  border-top: var(--dui-line);
  overflow-wrap: anywhere;
  ${alignedAsAround}

  /* A button beside a value does not make the row higher than the others. */
  > button {
    margin-block: calc(-1 * var(--dui-space-2));
    vertical-align: middle;
  }

  ${below.sm(css`
    min-height: 0;
    padding-top: 0;
    border-top: 0;
  `)}
`;

export const Missing = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.875rem;
  padding-inline-start: var(--dui-space-1);
`;
