import { Button } from 'react-aria-components';
import { styled } from 'styled-components';
import { FieldControl } from '../FieldShell/FieldShell.styles';
import { ThemedPopover } from '../ground/layers/ThemedPopover';

export const DateControl = styled(FieldControl)`
  width: 100%;
`;

export const CalendarButton = styled(Button)`
  box-sizing: border-box;
  display: grid;
  flex: none;
  place-items: center;
  width: 2.375rem;
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
  /* The ring is inside the frame. Outside, it would be cut off. */
  &[data-focus-visible] { outline: var(--dui-focus-width) solid var(--dui-color-focus); outline-offset: -2px; }
  &[data-disabled] { cursor: not-allowed; color: inherit; }
  & > svg { width: var(--dui-icon-sm); height: var(--dui-icon-sm); }

  @media (pointer: coarse) { width: 2.75rem; }
`;

export const CalendarPopover = styled(ThemedPopover)`
  box-sizing: border-box;
  max-width: calc(100vw - 1rem);
  max-height: 100%;
  border: 1px solid var(--dui-color-border-strong);
  border-radius: var(--dui-radius-3);
  background: var(--dui-color-surface-raised);
  color: var(--dui-color-text);
  box-shadow: var(--dui-shadow-2);
  overflow: auto;
  outline: 0;
`;
