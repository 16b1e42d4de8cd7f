import { css, styled } from 'styled-components';
import { below } from '../ground/media/below';

export const Grid = styled.div<{ $isNarrow: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--dui-space-5) ${({ $isNarrow }) => ($isNarrow ? 'var(--dui-space-4)' : 'var(--dui-space-6)')};

  > [data-wide] {
    grid-column: 1 / -1;
  }

  ${below.sm(css`
    grid-template-columns: minmax(0, 1fr);
  `)}
`;
