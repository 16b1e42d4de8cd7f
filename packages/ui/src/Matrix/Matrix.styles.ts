import { css, styled } from 'styled-components';

/** Too narrow for a name beside its cells: the name stands above them. */
const STACKED = '@container dui-matrix (max-width: 39.999rem)';

export const Frame = styled.div`
  box-sizing: border-box;
  min-width: 0;
  border: var(--dui-line);
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-surface);
  container: dui-matrix / inline-size;

  @media print { border: 0; container-type: normal; }
`;

/* A cell focused by keyboard must not be under the sticky parts. The layers in here stay below everything outside. */
export const Scroller = styled.div<{ $maxHeight: string | undefined }>`
  --dui-matrix-cell: 5.5rem;
  --dui-matrix-total: 8rem;
  --dui-matrix-lead: calc(13rem + var(--dui-matrix-total));

  position: relative;
  isolation: isolate;
  max-height: ${({ $maxHeight }) =>
    $maxHeight ?? 'clamp(20rem, calc(100vh - var(--dui-topbar-height) - 10rem), 60rem)'};
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: inherit;
  /* PaperMatrix is printed instead. */
  @media print { display: none; }
  scroll-padding-top: calc(2 * var(--dui-row-head));
  scroll-padding-inline-start: var(--dui-matrix-lead);

  ${STACKED} {
    --dui-matrix-lead: 0px;
    scroll-padding-top: calc(3 * var(--dui-row-head));
  }
`;

const focusRing = css`
  outline: var(--dui-focus-width) solid var(--dui-color-focus);
  outline-offset: -2px;
`;

const row = css`
  [role='row'] {
    display: flex;
    box-sizing: border-box;
    min-height: 3rem;
    border-bottom: var(--dui-line);
    background: var(--dui-color-surface);
    ${STACKED} { display: block; }
  }
  > [role='rowgroup']:last-child > [role='row']:last-child { border-bottom: 0; }
  /* A change in one row does not make the browser lay out the others again. */
  [data-index] { contain: layout style; &:hover { background: var(--dui-color-surface-hover); } }
  [data-lead] {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    flex: none;
    box-sizing: border-box;
    display: flex;
    width: var(--dui-matrix-lead);
    border-inline-end: var(--dui-line);
    background: inherit;
    ${STACKED} {
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      width: 100cqi;
      border: 0;
    }
  }
  [data-cells] { display: flex; ${STACKED} { min-height: 2.5rem; } }
`;

/* Two sticky lines at the top: headings and totals. In a low window they scroll away. */
const head = css`
  > [data-head] {
    position: sticky;
    z-index: var(--dui-z-sticky);
    top: 0;
    color: var(--dui-color-text-muted);
    font-size: var(--dui-text-sm);
    @media (max-height: 30em) { position: static; }
  }
  > [data-head] > [role='row'] {
    min-height: var(--dui-row-head);
    ${STACKED} { &:not([data-totals]) [data-lead] { display: none; } }
  }
  > [data-head] > [role='row'] { background: var(--dui-color-surface-sunken); }
  > [data-head] [role='columnheader'] { font-weight: var(--dui-weight-semibold); }
  > [data-head] [data-cells] { ${STACKED} { min-height: var(--dui-row-head); } }
`;

/* One shared style: a styled component per cell would cost more than the cell. A cell with a link is the link
   itself, so each cell that comes into sight has one box less to lay out. */
const cell = css`
  [data-share], [data-cells] > [role='columnheader'] { display: contents; }
  [data-cells] a, [data-cells] > *, [data-total] {
    flex: none;
    box-sizing: border-box;
    width: var(--dui-matrix-cell);
    padding: 0 var(--dui-space-2);
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
    align-content: center;
  }
  [data-cells] a {
    color: inherit;
    text-decoration: none;
    &:hover { text-decoration: underline; }
  }
  [data-share] > a { color: var(--dui-color-link); }
  [data-share='none'] > a { color: var(--dui-color-text-muted); }
  [data-share='all'] > a { background: var(--dui-color-success-soft); color: var(--dui-color-success); }
  small { display: block; color: var(--dui-color-text-muted); font-size: var(--dui-text-xs); line-height: 1rem; }
  [data-name] {
    flex: 1;
    box-sizing: border-box;
    display: flex;
    flex-direction: column;
    align-items: start;
    justify-content: center;
    min-width: 0;
    padding: 4px var(--dui-space-3);
    overflow-wrap: anywhere;
    ${STACKED} { flex: 1 1 10rem; }
  }
  [data-total] { width: var(--dui-matrix-total); font-weight: var(--dui-weight-semibold); ${STACKED} { flex: 0 0 auto; width: auto; padding: 4px var(--dui-space-3); } }
  [data-name] > b, [data-name] > button { font-weight: var(--dui-weight-medium); }
  [data-name] > button {
    min-height: var(--dui-target-min);
    padding: 0;
    border: 0;
    background: none;
    color: var(--dui-color-link);
    font-size: inherit;
    font-family: inherit;
    font-stretch: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
    line-height: inherit;
    text-align: start;
    text-decoration: underline 1px;
    text-underline-offset: 3px;
    cursor: pointer;
    &:hover { text-decoration-thickness: 2px; }
  }
  [data-name] > span { color: var(--dui-color-text-muted); font-size: var(--dui-text-sm); line-height: var(--dui-leading-sm); }
  [data-name] > [data-missing] { color: var(--dui-color-warning); }
  [data-place]:focus-visible { ${focusRing} }
`;

/** The grid is as wide as all its columns, even when only some of them are in the page. */
export const Grid = styled.div<{ $columns: number }>`
  width: calc(var(--dui-matrix-lead) + var(--dui-matrix-cell) * ${({ $columns }) => $columns});
  min-width: 100%;
  font-size: var(--dui-text-md);
  line-height: var(--dui-leading-md);
  ${row}
  ${head}
  ${cell}
`;

export const Note = styled.p`
  margin: 0;
  padding: var(--dui-space-2) var(--dui-space-3);
  border-top: var(--dui-line);
  color: var(--dui-color-text-muted);
  font-size: var(--dui-text-sm);
  line-height: var(--dui-leading-sm);
`;
