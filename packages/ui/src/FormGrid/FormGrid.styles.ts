import { styled } from 'styled-components';

export const Grid = styled.div<{ $isNarrow: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--dui-space-5) ${({ $isNarrow }) => ($isNarrow ? 'var(--dui-space-4)' : 'var(--dui-space-6)')};

  > [data-wide] {
    grid-column: 1 / -1;
  }

  @media (max-width: 639.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
