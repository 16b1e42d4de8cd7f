import { styled } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: 1px 24px;
  margin: 12px 0 32px;
  padding: 0;
  border-top: 1px solid var(--dui-color-border-ink);
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  align-items: center;
  padding: 10px 0;
  border-bottom: var(--dui-line);

  > :first-child {
    grid-row: 1 / 3;
  }
  code {
    color: var(--dui-color-text-muted);
    font-family: var(--dui-font-mono);
    font-size: var(--dui-text-xs);
  }
`;
