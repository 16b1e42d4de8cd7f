import { Button, ComboBox, type ListBox } from 'react-aria-components';
import { styled } from 'styled-components';
import { FieldControl, fieldRoot } from '../FieldShell/FieldShell.styles';
import { OptionList, OptionsPopover } from '../Select/options.styles';

/** The padding is the layout's: it places the options itself. */
export const VirtualOptions = styled(OptionList)`
  padding: 0;
` as typeof ListBox;

/**
 * As wide as the frame: react-aria measures what is inside of it. Seen as soon as it has its place: on a device with a
 * touch screen react-aria hides it (in the style attribute) for up to 600 ms, until a keyboard has slid in, which on a
 * laptop never comes; what stood behind it took the finger meanwhile. A keyboard that does come moves it as any change of
 * the window's size.
 */
export const SearchPopover = styled(OptionsPopover)`
  width: calc(var(--trigger-width) + 2px);

  &[data-placement] {
    opacity: 1 !important;
    clip: auto !important;
    clip-path: none !important;
    mask-image: none !important;
  }
`;

export const SearchSelectRoot = styled(ComboBox)`
  ${fieldRoot}
` as typeof ComboBox;

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
  margin: 0 1px 0 0;
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

/** The part of an option that was searched for. */
export const Match = styled.mark`
  background: none;
  color: inherit;
  font-weight: var(--dui-weight-semibold);
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 3px;
`;

/** The last line: how many options there are. */
export const Count = styled.div`
  flex: none;
  padding: 0.375rem 0.875rem 0.5rem;
  border-top: var(--dui-line);
  color: var(--dui-color-text-muted);
  font-size: var(--dui-text-sm);
  line-height: var(--dui-leading-sm);
`;

export const NoResults = styled.div`
  padding: 0.5rem 0.625rem;
  color: var(--dui-color-text-muted);
  line-height: var(--dui-leading-md);
  overflow-wrap: anywhere;
`;
