import { css, styled } from 'styled-components';
import { sheetFades } from '../layers/fades';
import { ThemedPopover } from '../layers/ThemedPopover';

/** The floating sheet of a menu or a list. React Aria places it; `popoverLayer` gives its z-index. */
export const PopoverFrame = styled(ThemedPopover)`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  min-width: min(10rem, 100vw - 24px);
  max-width: min(24rem, 100vw - 24px);
  overflow: hidden;
  border: 1px solid var(--dui-color-border-strong);
  border-radius: var(--dui-radius-3);
  background: var(--dui-color-surface-raised);
  color: var(--dui-color-text);
  box-shadow: var(--dui-shadow-2);
  font-size: var(--dui-text-md);
  line-height: var(--dui-leading-md);
  outline: 0;
  ${sheetFades}
`;

/** React Aria puts its own z-index into the style attribute. This one keeps the order of the tokens. */
export const popoverLayer = { zIndex: 'var(--dui-z-popover)' };

/** The scrolling list inside: a `ListBox` or a `Menu`. */
export const popoverList = css`
  flex: 1 1 auto;
  min-height: 0;
  max-height: 320px;
  margin: 0;
  padding: 4px;
  overflow: auto;
  outline: 0;
`;

/** A row of the list: 36 px, or 44 px on touch. */
export const popoverOption = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  padding: 4px 10px;
  border-radius: var(--dui-radius-1);
  color: var(--dui-color-text);
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: 0;

  svg {
    flex: none;
    width: var(--dui-icon-sm);
    height: var(--dui-icon-sm);
    color: var(--dui-color-text-muted);
  }
  &[data-hovered],
  &[data-focused] {
    background: var(--dui-color-surface-hover);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--dui-color-focus);
    outline-offset: -2px;
  }
  &[data-selected] {
    font-weight: var(--dui-weight-semibold);
  }
  &[data-disabled] {
    color: var(--dui-color-text-muted);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
    }
  }
`;
