import { css, styled } from 'styled-components';
import { below } from '../ground/media/below';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 22rem;
  align-items: start;
  gap: var(--dui-space-6);

  ${below.lg(css`
    grid-template-columns: minmax(0, 1fr);
  `)}
`;

/* In a narrow column the terms leave more room for the values. */
export const Aside = styled.div`
  --dui-label-column: 8.5rem;

  display: grid;
  gap: var(--dui-space-6);
  min-width: 0;
`;
