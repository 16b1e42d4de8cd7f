import { css, styled } from 'styled-components';
import { alignedAsAround } from '../ground/direction/alignedAsAround.styles';
import { narrowerThan } from '../ground/media/below';

export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 var(--dui-space-4);
  padding-bottom: var(--dui-space-2);
  color: var(--dui-color-text-muted);
`;

export const ListTitle = styled.span`
  color: var(--dui-color-text);
  font-weight: var(--dui-weight-semibold);
  font-size: var(--dui-text-lg);
  font-stretch: var(--dui-width-wide);
  line-height: var(--dui-leading-lg);
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  border-top: var(--dui-line);
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: var(--dui-icon-md) minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 12px;
  padding: 10px 0;
  border-bottom: var(--dui-line);

  &:last-child { border-bottom: 0; }
  & > svg {
    grid-row: 1 / 3;
    width: var(--dui-icon-md);
    height: var(--dui-icon-md);
    color: var(--dui-color-text-muted);
  }
  &[data-state='rejected'] > svg, &[data-state='failed'] > svg { color: var(--dui-color-danger); }
`;

export const Name = styled.span`
  overflow: hidden;
  font-weight: var(--dui-weight-medium);
  text-overflow: ellipsis;
  white-space: nowrap;
  ${alignedAsAround}
`;

export const Meta = styled.span`
  grid-column: 2;
  color: var(--dui-color-text-muted);
  font-size: var(--dui-text-sm);
  line-height: var(--dui-leading-sm);
  overflow-wrap: anywhere;
  ${alignedAsAround}

  [data-state='rejected'] > &, [data-state='failed'] > & {
    color: var(--dui-color-danger);
    font-weight: var(--dui-weight-medium);
  }
  & > svg {
    width: 0.75rem;
    height: 0.75rem;
    color: var(--dui-color-success);
    vertical-align: -1px;
  }
  [data-state='sent'] > & > span { color: var(--dui-color-text); }
`;

export const Actions = styled.div`
  grid-column: 3;
  grid-row: 1 / 3;
  display: flex;
  align-items: center;
  gap: var(--dui-space-1);

  ${narrowerThan(30)(css`
    [data-state='failed'] > & {
      grid-column: 2 / -1;
      grid-row: 3;
      justify-content: space-between;
    }
  `)}
`;

export const RowHint = styled.p`
  display: flex;
  grid-column: 2 / -1;
  gap: 6px;
  margin: 0;
  color: var(--dui-color-warning);
  font-size: var(--dui-text-sm);
  line-height: var(--dui-leading-sm);
  overflow-wrap: anywhere;

  & > svg { flex: none; width: var(--dui-icon-sm); height: var(--dui-icon-sm); margin-top: 1px; }
`;

export const Preview = styled.video`
  grid-column: 1 / -1;
  width: 100%;
  max-height: 270px;
  margin-top: var(--dui-space-2);
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-booth);
`;
