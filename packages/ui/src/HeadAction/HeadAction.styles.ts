import { styled } from 'styled-components';
import { Button } from '../Button/Button';

/* A card's head keeps less from its edge than its body does: --dui-head-inset is what it lacks. */
export const Edge = styled(Button)`
  margin-right: calc(var(--dui-head-inset, 0px) - var(--dui-space-3));
`;
