import { styled } from 'styled-components';
import { alignedAsAround } from '../ground/direction/alignedAsAround.styles';

/* The number breaks only where a line is too short for it. */
export const Digits = styled.span`
  display: inline-block;
  max-width: 100%;
  overflow-wrap: anywhere;
  font-family: var(--dui-font-mono);
  font-size: 0.94em;
`;

export const Fields = styled.div`
  input {
    direction: ltr;
    font-family: var(--dui-font-mono);
    ${alignedAsAround}
  }
`;
