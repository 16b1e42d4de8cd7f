import { Button } from 'react-aria-components';
import { styled } from 'styled-components';
import { FieldControl, fieldRoot } from '../FieldShell/FieldShell.styles';
import { searchPopover } from './SearchList.styles';

export const SearchSelectRoot = styled.div`
  ${fieldRoot}
  ${searchPopover}
`;

export const SearchControl = styled(FieldControl)`
  position: relative;

  & > input { text-overflow: ellipsis; }
`;

export const OpenButton = styled(Button)`
  box-sizing: border-box;
  display: grid;
  flex: none;
  place-items: center;
  width: 38px;
  height: calc(100% - 2px);
  margin-block: 0;
  margin-inline: 0 1px;
  padding: 0;
  border: 0;
  border-radius: var(--dui-radius-1);
  background: none;
  color: var(--dui-color-text-muted);
  cursor: pointer;
  outline: 0;

  &[data-hovered] { background: var(--dui-color-surface-hover); color: var(--dui-color-text); }
  &[data-disabled] { cursor: not-allowed; color: inherit; }
  & > svg { width: var(--dui-icon-sm); height: var(--dui-icon-sm); }

  @media (pointer: coarse) { width: 44px; }
`;
