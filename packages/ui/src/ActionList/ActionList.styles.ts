import { Button, Link } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { mirrored } from '../ground/direction/mirrored.styles';
import { narrowerThan } from '../ground/media/below';

export const List = styled.ul`
  margin: 0;
  padding: 0;
  border-top: var(--dui-line);
  list-style: none;

  > li {
    border-bottom: var(--dui-line);
  }
  > li:last-child {
    border-bottom: 0;
  }
`;

const row = css<{ $isDanger: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--dui-space-3);
  width: 100%;
  min-height: var(--dui-row);
  padding: 4px 0;
  border: 0;
  background: none;
  color: ${({ $isDanger }) => ($isDanger ? 'var(--dui-color-danger)' : 'var(--dui-color-text)')};
  font: inherit;
  font-weight: var(--dui-weight-medium);
  letter-spacing: inherit;
  word-spacing: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: background var(--dui-motion-instant);

  svg {
    flex: none;
    width: var(--dui-icon-sm);
    height: var(--dui-icon-sm);
    color: ${({ $isDanger }) => ($isDanger ? 'inherit' : 'var(--dui-color-text-muted)')};
  }
  > svg:last-child { ${mirrored} }
  ${narrowerThan(18)(css`
    gap: 8px;
  `)}
  &[data-hovered] {
    background: var(--dui-color-surface-hover);
  }
  &[data-disabled] {
    color: var(--dui-color-text-muted);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

/** The words of a row. They look the same whether the icon is an svg or a box around one. */
export const Text = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const RowButton = styled(Button)<{ $isDanger: boolean }>`
  ${row}
`;

export const RowLink = styled(Link)<{ $isDanger: boolean }>`
  ${row}
`;
