import { styled } from 'styled-components';
import { Button } from '../Button/Button';

/* A card's head has less padding than its body. --dui-head-inset is the difference. */
export const Edge = styled(Button)`
  margin-inline-end: calc(var(--dui-head-inset, 0px) - var(--dui-space-3));
`;
