import { css } from 'styled-components';

/**
 * The list under the field, in the browser's top layer, where the page neither covers nor clips it. The rules belong to
 * the field's root and exist before the list, because making and inserting them would slow down its opening.
 */
export const searchPopover = css`
  & > [popover] {
    box-sizing: border-box;
    position: fixed;
    inset: auto;
    z-index: var(--dui-z-popover);
    display: flex;
    flex-direction: column;
    max-width: calc(100vw - 1rem);
    max-height: 20rem;
    margin: 0;
    padding: 0;
    border: 1px solid var(--dui-color-border-strong);
    border-radius: var(--dui-radius-3);
    background: var(--dui-color-surface-raised);
    color: var(--dui-color-text);
    box-shadow: var(--dui-shadow-2);
    font-size: var(--dui-text-md);
    line-height: var(--dui-leading-md);
    overflow: hidden;

    /* Hidden until placeList gives it a place. */
    &:not([data-placement]) { display: none; }

    [role='listbox'] {
      position: relative;
      flex: 0 1 auto;
      min-height: 0;
      overflow: hidden auto;
      overscroll-behavior: contain;
    }

    [role='option'] {
      box-sizing: border-box;
      position: absolute;
      inset-inline: var(--dui-space-1);
      overflow: hidden;
      padding: 0 0.625rem;
      border-radius: var(--dui-radius-1);
      text-overflow: ellipsis;
      white-space: nowrap;
      cursor: pointer;
    }
    [aria-selected='true'] { padding-inline-end: 2.25rem; font-weight: var(--dui-weight-semibold); }
    [data-focused] { background: var(--dui-color-surface-hover); }
    /* The option that the keys moved to. */
    [data-focus-visible] {
      outline: var(--dui-focus-width) solid var(--dui-color-focus);
      outline-offset: -2px;
    }
    [aria-disabled] { color: var(--dui-color-text-disabled); cursor: not-allowed; }

    svg {
      position: absolute;
      inset-block: 0;
      inset-inline: auto 0.625rem;
      width: var(--dui-icon-sm);
      height: var(--dui-icon-sm);
      margin-block: auto;
    }

    /* The part of an option that matches the search. */
    mark {
      /* happy-dom knows no display of it, and would part a word in two. */
      display: inline;
      background: none;
      color: inherit;
      font-weight: var(--dui-weight-semibold);
      text-decoration: underline 2px;
      text-underline-offset: 3px;
    }

    /* The last line: how many options there are. */
    [data-count] {
      flex: none;
      border-top: var(--dui-line);
      font-size: var(--dui-text-sm);
      line-height: var(--dui-leading-sm);
    }
    [data-empty] { position: static; white-space: normal; overflow-wrap: anywhere; }
    :is([data-count], [data-empty]) { padding: 0.375rem 0.875rem 0.5rem; color: var(--dui-color-text-muted); }

    @media (forced-colors: active) {
      [data-focused] { outline: var(--dui-focus-width) solid Highlight; outline-offset: -2px; }
    }
  }
`;
