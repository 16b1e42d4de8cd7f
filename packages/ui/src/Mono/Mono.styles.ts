import { styled } from 'styled-components';

export const Digits = styled.span`
  font-family: var(--dui-font-mono);
  font-size: 0.94em;
`;

export const Fields = styled.div`
  input {
    font-family: var(--dui-font-mono);
  }
`;
