import { styled } from 'styled-components';

export const Toggle = styled.button`
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

  &:hover { background: var(--dui-color-surface-hover); color: var(--dui-color-text); }
  /* The ring is inside the frame. Outside, it would be cut off. */
  &:focus-visible { outline: var(--dui-focus-width) solid var(--dui-color-focus); outline-offset: -2px; }
  &:disabled { cursor: not-allowed; background: none; color: inherit; }
  & > svg { width: var(--dui-icon-sm); height: var(--dui-icon-sm); }

  @media (pointer: coarse) { width: 2.75rem; }
`;
