import { ListBox, ListBoxItem } from 'react-aria-components';
import { styled } from 'styled-components';
import { alignedAsAround } from '../ground/direction/alignedAsAround.styles';
import { ThemedPopover } from '../ground/layers/ThemedPopover';

/** The list that opens under a field, as wide as the field. */
export const OptionsPopover = styled(ThemedPopover)`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  width: var(--trigger-width);
  max-width: calc(100vw - 1rem);
  border: 1px solid var(--dui-color-border-strong);
  border-radius: var(--dui-radius-3);
  background: var(--dui-color-surface-raised);
  color: var(--dui-color-text);
  box-shadow: var(--dui-shadow-2);
  overflow: hidden;
  outline: 0;
`;

export const OptionList = styled(ListBox)`
  box-sizing: border-box;
  flex: 1 1 auto;
  min-height: 0;
  max-height: 20rem;
  padding: var(--dui-space-1);
  overflow: auto;
  overscroll-behavior: contain;
  outline: 0;
`;

export const Option = styled(ListBoxItem)`
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2.25rem;
  padding: 0 0.625rem;
  border-radius: var(--dui-radius-1);
  font-size: var(--dui-text-md);
  line-height: var(--dui-leading-md);
  cursor: pointer;
  outline: 0;

  &[data-selected] { font-weight: var(--dui-weight-semibold); }
  &[data-focused], &[data-hovered] { background: var(--dui-color-surface-hover); }
  /* The option that the keys moved to, or that Enter would take. */
  &[data-focus-visible] {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: -2px;
  }
  &[data-disabled] { color: var(--dui-color-text-disabled); cursor: not-allowed; }

  & > svg { flex: none; width: var(--dui-icon-sm); height: var(--dui-icon-sm); margin-inline-start: auto; }

  @media (pointer: coarse) { min-height: 2.75rem; }
  @media (forced-colors: active) {
    &[data-focused] { outline: var(--dui-focus-width) solid Highlight; outline-offset: -2px; }
  }
`;

export const OptionText = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${alignedAsAround}
`;
