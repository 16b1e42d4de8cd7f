import { styled } from 'styled-components';

export const Row = styled.div<{ $align: 'start' | 'end' }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${({ $align }) => $align};
  gap: var(--dui-space-3);
`;
