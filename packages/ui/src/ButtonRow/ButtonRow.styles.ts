import { styled } from 'styled-components';

export const Row = styled.div<{ $align: 'start' | 'end' | 'between' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $align }) => ($align === 'between' ? 'space-between' : $align)};
  gap: var(--dui-space-3);
`;
