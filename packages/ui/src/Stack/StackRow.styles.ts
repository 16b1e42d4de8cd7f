import { styled } from 'styled-components';

export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--dui-space-3);

  > :first-child {
    flex: 1 1 9rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
