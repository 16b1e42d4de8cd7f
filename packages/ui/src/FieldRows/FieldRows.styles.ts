import { css, styled } from 'styled-components';
import { FieldError, FieldHelp, FieldLabel } from '../FieldShell/FieldShell.styles';
import { below } from '../ground/media/below';

export const Root = styled.div`
  min-width: 0;
`;

export const Legend = styled.div`
  padding-bottom: 0.375rem;
  border-bottom: 1px solid var(--dui-color-border-ink);
  font-weight: var(--dui-weight-semibold);
  font-size: var(--dui-text-md);
  line-height: var(--dui-leading-md);

  & > span { font-weight: var(--dui-weight-regular); color: var(--dui-color-text-muted); }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr) var(--dui-control-md);
  gap: var(--dui-space-2) var(--dui-space-3);
  padding: 0.875rem 0 var(--dui-space-4);
  border-bottom: var(--dui-line);
`;

/* Index and button line up with the controls, which stand below one line of label. */
const labelLine = 'calc(var(--dui-leading-sm) + 4px)';

export const Index = styled.span`
  margin-top: ${labelLine};
  color: var(--dui-color-text-muted);
  font-family: var(--dui-font-mono);
  font-size: 0.94em;
  line-height: var(--dui-control-md);
  white-space: nowrap;
`;

export const Remove = styled.div`
  margin-top: ${labelLine};
`;

export const Fields = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--dui-space-2) var(--dui-space-3);
  min-width: 0;

  & > * { gap: 4px; }
  & ${FieldLabel} {
    color: var(--dui-color-text-muted);
    font-weight: var(--dui-weight-regular);
    font-size: var(--dui-text-sm);
    line-height: var(--dui-leading-sm);
  }

  ${below.sm(css`
    grid-auto-flow: row;
    grid-auto-columns: auto;
  `)}
`;

export const RowsError = styled(FieldError)`
  margin-top: var(--dui-space-2);
`;

export const RowsHelp = styled(FieldHelp)`
  margin-top: var(--dui-space-2);
`;

/** The button's icon lines up with the edge, so its padding goes beyond the edge. */
export const Add = styled.div`
  margin-block: var(--dui-space-2) 0;
  margin-inline: calc(-1 * var(--dui-space-2)) 0;
`;
