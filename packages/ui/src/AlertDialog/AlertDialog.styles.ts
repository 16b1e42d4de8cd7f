import { styled } from 'styled-components';

export const Words = styled.div`
  color: var(--dui-color-text-muted);
`;
