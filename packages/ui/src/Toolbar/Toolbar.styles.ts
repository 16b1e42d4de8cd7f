import { Button, Input, SearchField, Toolbar } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { alignedAsAround } from '../ground/direction/alignedAsAround.styles';
import { below } from '../ground/media/below';
import { smallButton } from './smallButton.styles';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--dui-space-2);
  padding: var(--dui-space-3);
  border-bottom: var(--dui-line);
`;

export const Bar = styled.div<{ $folds: boolean }>`
  ${bar}
  ${({ $folds }) =>
    $folds &&
    below.sm(css`
      > :first-child:not(button) {
        flex: 1 1 12rem;
        width: auto;
      }
    `)}
`;

/* Shows only where the filters do not fit. */
export const FoldButton = styled.button`
  display: none;
  @media print { && { display: none; } }

  ${below.sm(css`
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 6px;
    min-height: var(--dui-control-sm);
    padding: 2px 12px;
    border: var(--dui-line-control);
    border-radius: var(--dui-radius-2);
    background: var(--dui-color-surface);
    color: var(--dui-color-text);
    font: inherit;
    font-size: var(--dui-text-sm);
    letter-spacing: inherit;
    word-spacing: inherit;
    cursor: pointer;

    > svg {
      flex: none;
      width: var(--dui-icon-sm);
      height: var(--dui-icon-sm);
    }
    &:hover, &[aria-expanded='true'] {
      border-color: var(--dui-color-border-ink);
    }
    &:focus-visible {
      outline: var(--dui-focus-width) solid var(--dui-color-focus);
      outline-offset: 1px;
    }
  `)}
`;

export const Folded = styled.div<{ $isOpen: boolean }>`
  display: contents;
  @media print { && { display: contents; } }

  ${({ $isOpen }) =>
    $isOpen
      ? below.sm(css`
          display: flex;
          flex: 1 0 100%;
          flex-wrap: wrap;
          gap: var(--dui-space-2);
        `)
      : below.sm(css`
          display: none;
        `)}
`;

/* Its buttons wrap too: with large letters two of them are wider than a phone. */
export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--dui-space-2);
  margin-inline-start: auto;
  color: var(--dui-color-text-muted);
  font-size: var(--dui-text-sm);
`;

/* As high as the toolbar it replaces, so that the list does not jump. */
export const Bulk = styled(Toolbar)`
  ${bar}
  min-height: calc(var(--dui-control-sm) + 25px);
  @media print { display: none; }
  background: var(--dui-color-surface-selected);

  ${below.sm(css`
    > button:not(:first-child) {
      flex: 1;
    }
  `)}
  @media (forced-colors: active) {
    border: 2px solid Highlight;
  }
`;

export const Selected = styled.span`
  margin-block: 0;
  margin-inline: 4px 8px;
  font-weight: var(--dui-weight-semibold);

  ${below.sm(css`
    flex: 1 1 60%;
  `)}
`;

export const Search = styled(SearchField)`
  box-sizing: border-box;
  display: flex;
  align-items: center;
  width: 17rem;
  max-width: 100%;
  height: var(--dui-control-sm);
  border: var(--dui-line-control);
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-surface);
  overflow: hidden;

  > svg {
    flex: none;
    width: var(--dui-icon-sm);
    height: var(--dui-icon-sm);
    margin-inline-start: 10px;
    color: var(--dui-color-text-muted);
  }
  &:hover {
    border-color: var(--dui-color-border-ink);
  }
  &:has(> input:focus) {
    border-color: var(--dui-color-border-ink);
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: 1px;
  }
  &[data-empty] > button {
    visibility: hidden;
  }
  ${below.sm(css`
    width: 100%;
  `)}
  /* Paper shows the words of a search, without frame and icon. */
  @media print {
    border: 0;
    &[data-empty], > svg { display: none; }
  }
`;

export const SearchInput = styled(Input)`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0 8px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: var(--dui-text-sm);
  outline: 0;
  appearance: none;
  ${alignedAsAround}

  &::placeholder {
    color: var(--dui-color-text-muted);
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  /* A phone zooms into a field whose letters are smaller than 16 px. */
  ${below.sm(css`
    font-size: var(--dui-text-lg);
  `)}
`;

export const Clear = styled(Button)`
  ${smallButton}
  @media print { display: none; }
`;
