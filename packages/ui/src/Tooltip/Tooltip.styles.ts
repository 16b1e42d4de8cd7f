import { styled } from 'styled-components';
import { sheetFades } from '../ground/layers/fades';
import { ThemedTooltip } from './ThemedTooltip';

export const Bubble = styled(ThemedTooltip)`
  max-width: 20rem;
  padding: 5px 10px;
  border: 1px solid var(--dui-color-booth-border);
  border-radius: var(--dui-radius-1);
  background: var(--dui-color-booth);
  color: var(--dui-color-on-booth);
  box-shadow: var(--dui-shadow-2);
  font-size: var(--dui-text-sm);
  line-height: var(--dui-leading-sm);
  font-weight: var(--dui-weight-medium);
  ${sheetFades}
`;
