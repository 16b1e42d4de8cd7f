import { css, styled } from 'styled-components';
import { startMark } from '../ground/direction/startMark.styles';
import { asList, narrow } from './media';

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
    /* In the list a label before each value replaces the headings. */
    ${asList(css`display: none;`)}
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

    & > svg { flex: none; width: 0.875rem; height: 0.875rem; opacity: 0; }
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
    ${narrow(css`grid-template-columns: var(--dui-table-primary-tracks);`)}
    ${asList(css`
      grid-template-columns: minmax(0, 1fr);
      padding: 12px 16px;
      padding-inline-end: max(16px, 76px - 2rem);
    `)}
  }
  &[data-dense] > tbody > tr { min-height: var(--dui-row-dense); }
  & > tbody > tr:last-child { border-bottom: 0; }
  /* A chosen row keeps its colour, so that the choice stays visible even where a tap leaves the row hovered. */
  & > tbody > tr[data-index]:not([aria-selected='true'], [aria-current='true']):hover { background: var(--dui-color-surface-hover); }
  & > tbody > tr[aria-selected='true'], & > tbody > tr[aria-current='true'] {
    background: var(--dui-color-surface-selected);
    ${startMark}
  }
  & > * > tr > :focus-visible { ${focusRing} }
  /* The headings cover the top, so what is scrolled to stops below them. */
  & > tbody > tr, & > tbody > tr > *, & > tbody :is(a, button, input) {
    scroll-margin-top: calc(var(--dui-row-head) + var(--dui-table-sticky-top, 0px));
  }
  &[data-pressable] > tbody > tr { cursor: pointer; }
  & > tbody > tr[data-slot] {
    grid-template-columns: minmax(0, 1fr);
    padding: 0;
  }
  & > tbody > tr[data-slot] > td { padding: 0; }

  ${asList(css`
    &[data-has-check] > tbody > tr[data-index] { padding-inline-start: 52px; }
  `)}
  @media (forced-colors: active) {
    & > tbody > tr[aria-selected='true'], & > tbody > tr[aria-current='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

/*
 * In the list a value does not break. Without room beside its label it wraps below the label. With large
 * text only the row's heading leaves room for the menu at its side; the values below use the full width.
 */
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
  & > * > tr > [data-kind='check'] { padding: 0; padding-inline-start: 13px; }
  & > tbody > tr > [data-kind='menu'] { padding: 0 6px; text-align: end; }
  ${narrow(css`& > * > tr > [data-priority='secondary'] { display: none; }`)}

  ${asList(css`
    & > tbody > tr > [data-priority] { display: block; }
    /* The stand-in line repeats the secondary cells, so the card leaves them out. */
    & > tbody > tr:has([data-stands-in]) > [data-priority='secondary'] { display: none; }
    & > tbody > tr > * { padding: 2px 0; }
    & > tbody > tr > [data-kind] { position: absolute; top: 4px; inset-inline-start: 3px; padding: 0; }
    & > tbody > tr > [data-kind='menu'] { inset-inline: auto 0; }
    & > tbody > tr:has(> [data-kind='menu']) > [role='rowheader'] { padding-inline-end: calc(3rem - 48px); }
    & > tbody > tr > [data-align] { text-align: start; }
    & > tbody > tr > [data-label] { display: flex; flex-wrap: wrap; gap: 0 8px; }
    & > tbody > tr > [data-label]::before {
      content: attr(data-label);
      flex: 0 1 clamp(6.5rem, 36cqi, 8.5rem);
      color: var(--dui-color-text-muted);
    }
  `)}
`;

/*
 * On paper the browser lays it out as a real table, so that it repeats the head on
 * each sheet and splits no row. All columns are printed, without controls.
 */
const onPaper = css`
  @media print {
    &&& { display: table; border-collapse: collapse; font-size: var(--dui-text-xs); line-height: var(--dui-leading-xs); }
    &&& > thead { display: table-header-group; position: static; break-inside: avoid; }
    &&& > tbody { display: table-row-group; padding: 0 !important; }
    &&& > * > tr {
      display: table-row;
      margin: 0 !important;
      border-bottom: 1px solid var(--dui-color-border);
      background: none;
      box-shadow: none;
      break-inside: avoid;
    }
    &&& > * > tr > * {
      display: table-cell;
      padding: 4px 0;
      padding-inline-end: 8px;
      vertical-align: baseline;
      overflow-wrap: break-word;
    }
    &&& a { display: inline; color: inherit; text-decoration: none; }
    /* A button with a box of its own would print on the first sheet only. */
    &&& > thead button { display: contents; }
    &&& > * > tr > [data-kind], &&& > thead svg { display: none; }
  }
`;

/*
 * Explicit roles leave the display free: rows are grids with the columns' tracks. The cells get
 * their styles from here, because a styled component costs more than the cell itself.
 */
export const Grid = styled.table`
  display: block;
  width: 100%;
  border-spacing: 0;
  font-size: var(--dui-text-md);
  line-height: var(--dui-leading-md);
  ${head}
  ${row}
  ${cell}
  ${onPaper}
`;
