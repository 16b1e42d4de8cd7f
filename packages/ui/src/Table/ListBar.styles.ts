import { css, styled } from 'styled-components';
import { BREAKPOINTS, narrowerThan } from '../ground/media/below';
import { asList } from './media';

/* The list has no headings, so the order and 'all' are chosen here. */
export const ListBar = styled.div<{ $isFolded: boolean }>`
  display: none;

  ${asList(css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--dui-space-1);
    padding: 8px 12px;
    padding-inline-start: 3px;
    border-bottom: var(--dui-line);
  `)}
  /* A toolbar folds its filters where the window is narrow. */
  ${({ $isFolded }) => $isFolded && narrowerThan(BREAKPOINTS.sm)(css`&& { display: none; }`)}
  @media print { && { display: none; } }
`;

/* With large text the label takes its own line, together with the select. */
export const SortLabel = styled.label`
  flex: 1 10rem;
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--dui-space-2);
  min-width: 0;
  margin-inline-start: 9px;
  padding-inline-start: var(--dui-space-3);
  border: var(--dui-line-control);
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-surface);
  color: var(--dui-color-text-muted);
  font-size: var(--dui-text-sm);
  white-space: nowrap;

  &:focus-within {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: 1px;
  }
  & > svg {
    position: absolute;
    inset-inline-end: 12px;
    bottom: calc((var(--dui-control-md) - var(--dui-icon-sm)) / 2);
    width: var(--dui-icon-sm);
    height: var(--dui-icon-sm);
    pointer-events: none;
  }
`;

export const SortSelect = styled.select`
  flex: 1 7rem;
  min-width: 0;
  height: var(--dui-control-md);
  padding: 0;
  padding-inline-end: calc(var(--dui-icon-sm) + 20px);
  border: 0;
  background: none;
  color: var(--dui-color-text);
  font: inherit;
  font-size: var(--dui-text-lg);
  letter-spacing: inherit;
  word-spacing: inherit;
  text-overflow: ellipsis;
  outline: 0;
  appearance: none;

  & > option { background: var(--dui-color-surface-raised); color: var(--dui-color-text); }
`;
