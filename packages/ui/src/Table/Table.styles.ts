import { css, styled } from 'styled-components';

/* Below 640 px a table is a list; media queries cannot read a custom property. */
const list = '@media (max-width: 639.98px)';

/* Secondary columns leave on tablets, and beside a docked drawer, which only the container knows. */
const narrow = (rules: ReturnType<typeof css>) => css`
  @media (min-width: 640px) and (max-width: 899.98px) { ${rules} }
  @container dui-table (max-width: 599.98px) {
    @media (min-width: 900px) { ${rules} }
  }
`;

export const Card = styled.div`
  box-sizing: border-box;
  min-width: 0;
  border: var(--dui-line);
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-surface);
  container: dui-table / inline-size;
`;

export const Scroller = styled.div<{ $maxHeight: string | undefined }>`
  position: relative;
  ${({ $maxHeight }) => $maxHeight && css`max-height: ${$maxHeight}; overflow-y: auto;`}
`;

const focusRing = css`
  outline: var(--dui-focus-width) solid var(--dui-color-focus);
  outline-offset: -2px;
`;

const head = css`
  & > thead {
    position: sticky;
    z-index: var(--dui-z-sticky);
    top: var(--dui-table-sticky-top, 0px);
    display: block;
    /* The headings go: labels stand before the values. */
    ${list} { display: none; }
  }
  & > thead > tr {
    display: grid;
    grid-template-columns: var(--dui-table-tracks);
    border-bottom: var(--dui-line);
    background: var(--dui-color-surface-sunken);
    ${narrow(css`grid-template-columns: var(--dui-table-primary-tracks);`)}
  }
  & > thead th {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    min-width: 0;
    min-height: var(--dui-row-head);
    padding: 0 12px;
    color: var(--dui-color-text-muted);
    font-weight: var(--dui-weight-semibold);
    font-size: var(--dui-text-xs);
    font-stretch: var(--dui-width-narrow);
    line-height: var(--dui-leading-xs);
    letter-spacing: 0.01em;
    text-align: start;
  }
  & > thead th[data-align='end'] { justify-content: end; text-align: end; }
  & > thead button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 28px;
    margin: 0 -6px;
    padding: 0 6px;
    border: 0;
    border-radius: var(--dui-radius-1);
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
    text-align: inherit;
    cursor: pointer;

    & > svg { flex: none; width: 14px; height: 14px; opacity: 0; }
    &:hover > svg, &:focus-visible > svg { opacity: 0.8; }
    &:focus-visible { ${focusRing} outline-offset: 0; }
  }
  & > thead th[data-align='end'] button { flex-direction: row-reverse; }
  & > thead th[aria-sort] { color: var(--dui-color-text); }
  & > thead th[aria-sort] svg { opacity: 1; }
`;

const row = css`
  & > tbody { display: block; }
  & > tbody > tr {
    position: relative;
    box-sizing: border-box;
    display: grid;
    grid-template-columns: var(--dui-table-tracks);
    align-items: center;
    min-height: var(--dui-row);
    border-bottom: var(--dui-line);
    /* The headings lie over what is scrolled to. */
    scroll-margin-top: calc(var(--dui-row-head) + var(--dui-table-sticky-top, 0px));
    ${narrow(css`grid-template-columns: var(--dui-table-primary-tracks);`)}
    ${list} {
      grid-template-columns: minmax(0, 1fr);
      padding: 12px 44px 12px 16px;
    }
  }
  &[data-dense] > tbody > tr { min-height: var(--dui-row-dense); }
  & > tbody > tr:last-child { border-bottom: 0; }
  & > tbody > tr[data-index]:hover { background: var(--dui-color-surface-hover); }
  & > tbody > tr[aria-selected='true'], & > tbody > tr[aria-current='true'] {
    background: var(--dui-color-surface-selected);
    box-shadow: inset 3px 0 0 var(--dui-color-primary);
  }
  & > tbody > tr:focus-visible { ${focusRing} }
  &[data-pressable] > tbody > tr { cursor: pointer; }
  & > tbody > tr[data-slot] {
    grid-template-columns: minmax(0, 1fr);
    padding: 0;
  }
  & > tbody > tr[data-slot] > td { padding: 0; }

  ${list} {
    &[data-has-check] > tbody > tr[data-index] { padding-left: 52px; }
  }
  @media (forced-colors: active) {
    & > tbody > tr[aria-selected='true'], & > tbody > tr[aria-current='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

const cell = css`
  & > tbody > tr > * {
    box-sizing: border-box;
    min-width: 0;
    padding: 4px 12px;
    font-weight: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & > tbody > tr > [data-align='end'] { text-align: end; }
  & > tbody strong { font-weight: var(--dui-weight-semibold); }
  & > * > tr > [data-kind='check'] { padding: 0 0 0 13px; }
  & > tbody > tr > [data-kind='menu'] { padding: 0 6px; text-align: end; }
  ${narrow(css`& > * > tr > [data-priority='secondary'] { display: none; }`)}

  ${list} {
    & > tbody > tr > * { padding: 2px 0; }
    & > tbody > tr > [data-kind='check'] { position: absolute; top: 4px; left: 3px; padding: 0; }
    & > tbody > tr > [data-kind='menu'] { position: absolute; top: 4px; right: 0; padding: 0; }
    & > tbody > tr > [data-align='end'] { text-align: start; }
    & > tbody > tr > [data-label] { display: flex; gap: 8px; }
    & > tbody > tr > [data-label]::before {
      content: attr(data-label);
      flex: 0 0 8.5rem;
      color: var(--dui-color-text-muted);
    }
  }
  @media (max-width: 359.98px) {
    & > tbody > tr > [data-label]::before { flex-basis: 6.5rem; }
  }
`;

/* Roles are written out, so the boxes are free: rows are grids with the tracks of the columns. Cells are styled from
   here, for a styled component a cell costs more than the cell. */
export const Grid = styled.table`
  display: block;
  width: 100%;
  border-spacing: 0;
  font-size: var(--dui-text-md);
  line-height: var(--dui-leading-md);
  ${head}
  ${row}
  ${cell}
`;

/* 18 in a target of 24; on phones 44. The browser's own box, so cheap enough for thousands. */
export const Tick = styled.input.attrs({ type: 'checkbox' })`
  display: inline-grid;
  place-content: center;
  box-sizing: border-box;
  width: 24px;
  height: 24px;
  margin: 0;
  appearance: none;
  vertical-align: middle;
  cursor: pointer;
  outline: 0;

  &::before {
    content: '';
    grid-area: 1 / 1;
    box-sizing: border-box;
    width: 18px;
    height: 18px;
    border: 1.5px solid var(--dui-color-border-strong);
    border-radius: var(--dui-radius-1);
    background: var(--dui-color-surface);
  }
  &:checked::before, &:indeterminate::before {
    border-color: var(--dui-color-primary);
    background: var(--dui-color-primary);
  }
  &:checked::after {
    content: '';
    grid-area: 1 / 1;
    place-self: center;
    width: 5px;
    height: 10px;
    border: solid var(--dui-color-on-primary);
    border-width: 0 2px 2px 0;
    transform: translateY(-1px) rotate(45deg);
  }
  &:indeterminate::after {
    content: '';
    grid-area: 1 / 1;
    place-self: center;
    width: 10px;
    height: 0;
    border: 1px solid var(--dui-color-on-primary);
    transform: none;
  }
  &:focus-visible::before {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: var(--dui-focus-offset);
  }
  &:disabled { cursor: not-allowed; }

  ${list} { width: 44px; height: 44px; }
  @media (forced-colors: active) {
    appearance: auto;
    &::before, &::after { display: none; }
  }
`;

/* The headings are away in the list: order and 'all' are chosen here. */
export const ListBar = styled.div`
  display: none;

  ${list} {
    display: flex;
    align-items: center;
    gap: var(--dui-space-1);
    padding: 8px 12px 8px 3px;
    border-bottom: var(--dui-line);
  }
`;

export const SortLabel = styled.label`
  flex: 1;
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--dui-space-2);
  min-width: 0;
  margin-left: 9px;
  padding-left: var(--dui-space-3);
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
    right: 12px;
    width: var(--dui-icon-sm);
    height: var(--dui-icon-sm);
    pointer-events: none;
  }
`;

export const SortSelect = styled.select`
  flex: 1;
  min-width: 0;
  height: var(--dui-control-md);
  padding: 0 36px 0 0;
  border: 0;
  background: transparent;
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

export const Subline = styled.span<{ $tone: 'muted' | 'danger'; $standsIn: boolean }>`
  display: ${({ $standsIn }) => ($standsIn ? 'none' : 'block')};
  color: var(${({ $tone }) => ($tone === 'danger' ? '--dui-color-danger' : '--dui-color-text-muted')});
  font-weight: var(--dui-weight-regular);
  font-size: var(--dui-text-sm);
  line-height: 1rem;
  ${({ $standsIn }) => $standsIn && narrow(css`display: block;`)}
`;
