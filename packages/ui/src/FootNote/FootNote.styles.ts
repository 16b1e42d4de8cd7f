import { styled } from 'styled-components';

export const Note = styled.p`
  margin-top: var(--dui-space-6);
  padding-top: var(--dui-space-5);
  border-top: var(--dui-line);
  color: var(--dui-color-text-muted);

  /* A second note shares the hairline of the first. */
  & + & {
    margin-top: var(--dui-space-2);
    padding-top: 0;
    border-top: 0;
  }
`;
