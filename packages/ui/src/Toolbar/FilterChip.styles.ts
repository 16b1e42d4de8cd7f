import { Button, ListBox, ListBoxItem } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { popoverList, popoverOption } from '../ground/popover/Popover.styles';
import { smallButton } from './smallButton.styles';

export const Chip = styled.div<{ $isApplied: boolean }>`
  box-sizing: border-box;
  display: inline-flex;
  align-items: stretch;
  max-width: 100%;
  min-height: var(--dui-control-sm);
  border: 1px ${({ $isApplied }) => ($isApplied ? 'solid var(--dui-color-primary)' : 'dashed var(--dui-color-border-strong)')};
  border-radius: var(--dui-radius-1);
  font-size: var(--dui-text-sm);
  line-height: var(--dui-leading-sm);
  ${({ $isApplied }) =>
    $isApplied &&
    css`
      background: var(--dui-color-primary-soft);
    `}
  @media print { ${({ $isApplied }) => ($isApplied ? 'border: 0;' : 'display: none;')} }
`;

export const ChipButton = styled(Button)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  padding: 2px 10px;
  border: 0;
  background: none;
  color: var(--dui-color-text);
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: 0;

  svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    color: var(--dui-color-text-muted);
  }
  b {
    font-weight: var(--dui-weight-semibold);
  }
  &[data-hovered] {
    background: var(--dui-color-surface-hover);
  }
  &[data-focus-visible] {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: 1px;
  }
`;

export const Remove = styled(Button)`
  ${smallButton}
  height: auto;
  @media print { display: none; }
`;

export const Options = styled(ListBox)`
  ${popoverList}
`;

export const Option = styled(ListBoxItem)`
  ${popoverOption}

  > svg {
    margin-inline-start: auto;
  }
`;

/* Above the options. It stays while they scroll. */
export const OptionSearch = styled.div`
  display: grid;
  gap: 8px;
  width: 18rem;
  max-width: 100%;
  box-sizing: border-box;
  padding: 8px 8px 0;

  > :first-child {
    width: 100%;
  }
`;

export const Hint = styled.span`
  padding: 0 10px 4px;
  color: var(--dui-color-text-muted);
  font-size: var(--dui-text-sm);
  line-height: var(--dui-leading-sm);

  &:empty {
    padding: 0;
  }
`;
