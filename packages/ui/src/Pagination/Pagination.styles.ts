import { Button, ListBox, ListBoxItem, Select } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { mirrored } from '../ground/direction/mirrored.styles';
import { popoverList, popoverOption } from '../ground/popover/Popover.styles';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--dui-space-2) var(--dui-space-3);
  padding: var(--dui-space-2) var(--dui-space-3);
  border-top: var(--dui-line);
  color: var(--dui-color-text-muted);
  font-size: var(--dui-text-sm);
  line-height: var(--dui-leading-sm);

  /* Paper shows only the range of rows. */
  @media print { > :not([role='status']) { display: none; } }

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    align-items: center;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const focusRing = css`
  &[data-focus-visible] {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: 1px;
  }
`;

const cell = css`
  display: grid;
  place-items: center;
  min-width: var(--dui-control-sm);
  height: var(--dui-control-sm);
  padding: 0 6px;
`;

export const Gap = styled.span`
  ${cell}
`;

export const PageButton = styled(Button)`
  ${cell}
  border: 0;
  border-radius: var(--dui-radius-1);
  background: none;
  color: var(--dui-color-text);
  font: inherit;
  cursor: pointer;
  outline: 0;
  ${focusRing}

  svg {
    width: var(--dui-icon-sm);
    height: var(--dui-icon-sm);
    ${mirrored}
  }
  &[data-hovered] {
    background: var(--dui-color-surface-hover);
  }
  /* The marker shows the current page. The ink line under it shows it without colour. */
  &[aria-current] {
    background: var(--dui-color-marker);
    color: var(--dui-color-on-marker);
    box-shadow: inset 0 -2px 0 var(--dui-color-on-marker);
    font-weight: var(--dui-weight-semibold);
  }
  &[aria-disabled] {
    background: none;
    color: var(--dui-color-text-disabled);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      forced-color-adjust: none;
    }
    &[aria-disabled] {
      color: GrayText;
    }
  }
`;

export const SizeField = styled(Select)`
  display: flex;
  align-items: center;
  gap: var(--dui-space-2);

  /* Hides React Aria's native select: a strict content security policy drops the style attribute that should hide it. */
  & > [data-react-aria-prevent-focus] {
    ${visuallyHidden}
  }
`;

export const SizeButton = styled(Button)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--dui-space-2);
  min-width: 4.5rem;
  height: var(--dui-control-sm);
  padding: 0 var(--dui-space-2);
  border: var(--dui-line-control);
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-surface);
  color: var(--dui-color-text);
  font: inherit;
  cursor: pointer;
  outline: 0;
  ${focusRing}

  svg {
    width: var(--dui-icon-sm);
    height: var(--dui-icon-sm);
    color: var(--dui-color-text-muted);
  }
  &[data-hovered] {
    border-color: var(--dui-color-border-ink);
  }
`;

export const SizeList = styled(ListBox)`
  ${popoverList}
`;

export const SizeOption = styled(ListBoxItem)`
  ${popoverOption}

  > svg {
    margin-inline-start: auto;
  }
`;
