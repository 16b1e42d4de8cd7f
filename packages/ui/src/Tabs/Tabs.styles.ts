import { Tab, TabList, TabPanel } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { below } from '../ground/media/below';

export const Strip = styled(TabList)<{ $isWrapped: boolean }>`
  display: flex;
  flex-wrap: ${({ $isWrapped }) => ($isWrapped ? 'wrap' : 'nowrap')};
  gap: 0 28px;
  margin-bottom: var(--dui-space-5);
  /* Scrolls sideways where there is no room. The line is drawn inside, so that the ink bar covers it. */
  overflow: auto hidden;
  background: linear-gradient(var(--dui-color-border) 0 0) bottom / 100% 1px no-repeat content-box;
  scrollbar-width: thin;

  /* Room for the focus ring of the first and last tab. The scrolling box would cut it off. */
  margin-inline: -4px;
  padding-inline: 4px;
  ${below.sm(css`
    margin-inline: 0;
    padding-inline: 0;
  `)}

  @media print {
    margin-inline: 0;
    padding-inline: 0;
  }
  @media (forced-colors: active) {
    border-bottom: 1px solid CanvasText;
  }
`;

export const Item = styled(Tab)`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--dui-space-2);
  min-height: 2.75rem;
  color: var(--dui-color-text-muted);
  font-weight: var(--dui-weight-medium);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  outline: 0;
  transition: color var(--dui-motion-fast);

  &[data-hovered],
  &[data-selected] {
    color: var(--dui-color-text);
  }
  &[data-selected] {
    font-weight: var(--dui-weight-semibold);
  }
  &[data-selected]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    bottom: 0;
    height: 3px;
    background: var(--dui-color-border-ink);
  }
  /* The ring runs beside the words, not across them. Above and below the tab there is no room for it outside. */
  &[data-focus-visible]::before {
    content: '';
    position: absolute;
    inset: 2px -4px;
    border: var(--dui-focus-width) solid var(--dui-color-focus);
    border-radius: var(--dui-radius-1);
  }
  &[data-disabled] {
    color: var(--dui-color-text-disabled);
    cursor: not-allowed;
  }
  /* Only the selected tab is printed: it says what the page shows. */
  @media print {
    &:not([data-selected]), &::after { display: none; }
  }
  @media (forced-colors: active) {
    &[data-selected]::after {
      forced-color-adjust: none;
      background: Highlight;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

/** Reserves the width of the bold words, so that choosing a tab does not move the others. */
export const Words = styled.span`
  display: inline-grid;

  &::before {
    content: attr(data-text);
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: var(--dui-weight-semibold);
  }
`;

export const Count = styled.span`
  color: var(--dui-color-text-muted);
  font-size: var(--dui-text-xs);
  font-weight: var(--dui-weight-regular);
`;

export const Panel = styled(TabPanel)`
  outline: 0;

  &[data-focus-visible] {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: var(--dui-focus-offset);
  }
`;
