import { styled } from 'styled-components';

/* Only in the page while it is printed. All columns have the same width, so that the parts of one matrix look alike. */
export const PaperTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: var(--dui-text-xs);
  line-height: var(--dui-leading-xs);
  font-variant-numeric: tabular-nums;

  & + & { break-before: page; }
  thead { display: table-header-group; }
  tr { border-bottom: 1px solid var(--dui-color-border); break-inside: avoid; }
  th, td { padding: 2px 1px; text-align: end; vertical-align: top; overflow-wrap: anywhere; }
  th:first-child { width: 8rem; text-align: start; }
  tr > :nth-child(2) { width: 4.25rem; font-weight: var(--dui-weight-semibold); }
  tbody th { font-weight: var(--dui-weight-medium); }
  small { display: block; color: var(--dui-color-text-muted); font-weight: var(--dui-weight-regular); }
`;
