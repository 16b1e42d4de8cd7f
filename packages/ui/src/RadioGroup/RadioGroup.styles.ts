import { RadioGroup as AriaRadioGroup } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { fieldRoot, valueText } from '../FieldShell/FieldShell.styles';
import type { FieldSize } from '../FieldShell/look';

/* Only a group that takes the width of its container can be one: a container has no width of its own. */
export const RadioRoot = styled(AriaRadioGroup)<{ $isFull: boolean }>`
  ${fieldRoot}
  ${({ $isFull }) => $isFull && css`container: dui-radios / inline-size;`}
`;

type Rules = ReturnType<typeof css>;

/** The cells of a group of full width stack where it is no wider than on a phone. */
const stacked = (rules: Rules) => css`@container dui-radios (max-width: 24.999rem) { ${rules} }`;

/** A group of full width with very little room for its words. */
const tight = (rules: Rules) => css`@container dui-radios (max-width: 17.999rem) { ${rules} }`;

/** Joined cells of equal width. A narrow group of full width stacks its cells. */
export const Strip = styled.div<{ $isFull: boolean; $size: FieldSize }>`
  box-sizing: border-box;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  width: ${({ $isFull }) => ($isFull ? '100%' : 'fit-content')};
  max-width: 100%;
  border: var(--dui-line-control);
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-surface);
  line-height: var(--dui-leading-md);
  overflow: hidden;

  [data-invalid] > & {
    border-color: var(--dui-color-danger);
    box-shadow: inset 0 0 0 1px var(--dui-color-danger);
  }
  [data-readonly] > &, [data-disabled] > & { background: var(--dui-color-surface-sunken); }
  [data-disabled] > & { border-color: var(--dui-color-border); color: var(--dui-color-text-muted); }

  ${valueText}

  ${({ $isFull }) => $isFull && stacked(css`grid-auto-flow: row; grid-auto-columns: auto;`)}
`;

export const Cell = styled.label<{ $isFull: boolean }>`
  box-sizing: border-box;
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--dui-space-2);
  min-width: 0;
  min-height: calc(var(--dui-control-md) - 2px);
  padding-block: 0.25rem;
  padding-inline: var(--dui-space-3) var(--dui-space-4);
  overflow-wrap: anywhere;
  cursor: pointer;

  /* A word without room beside its mark goes below it and stays whole. Without a container, any cell may wrap. */
  ${({ $isFull }) =>
    $isFull
      ? tight(css`
          flex-wrap: wrap;
          gap: 8px;
          padding-inline: 8px;
        `)
      : css`flex-wrap: wrap;`}

  /* Not ampersand plus ampersand: that matches the cells of all variants, so the full width would drop their lines too. */
  &:not(:first-child) { border-inline-start: var(--dui-line-control); }
  &:hover { background: var(--dui-color-surface-hover); }
  &:has(> input:checked) {
    background: var(--dui-color-primary-soft);
    font-weight: var(--dui-weight-semibold);
  }
  &:has(> input:disabled) { cursor: not-allowed; color: var(--dui-color-text-muted); }
  [data-readonly] > * > &, [data-disabled] > * > & { cursor: default; background: none; }
  [data-readonly] > * > &:has(> input:checked), [data-disabled] > * > &:has(> input:checked) {
    background: var(--dui-color-surface-selected);
  }
  /* The ring frames the whole cell from inside. The strip would cut off an outer ring. */
  &:has(> input:focus-visible) {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: -2px;
  }

  ${({ $isFull }) =>
    $isFull &&
    stacked(css`
      justify-content: flex-start;
      &:not(:first-child) { border-inline-start: 0; border-top: var(--dui-line-control); }
    `)}
`;

/** The real radio button, drawn with its border. Nothing is hidden, so nothing depends on an inline style. */
export const RadioDot = styled.input`
  appearance: none;
  box-sizing: border-box;
  flex: none;
  width: 1.125rem;
  height: 1.125rem;
  margin: 0;
  border: 1.5px solid var(--dui-color-border-strong);
  border-radius: var(--dui-radius-round);
  background: var(--dui-color-surface);
  cursor: inherit;
  outline: 0;

  &:checked { border: 0.34375rem solid var(--dui-color-primary); background: var(--dui-color-on-primary); }
  &:disabled { border-color: var(--dui-color-text-disabled); }

  @media (forced-colors: active) {
    &:checked { forced-color-adjust: none; border-color: Highlight; background: HighlightText; }
    &:disabled { border-color: GrayText; }
  }
`;
