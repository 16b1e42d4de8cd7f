import { css, styled } from 'styled-components';
import { fieldRoot } from '../FieldShell/FieldShell.styles';

export const ToggleRoot = styled.div`
  ${fieldRoot}
  justify-items: start;
`;

/** The line a person can press: the control and its words. */
export const ToggleLabel = styled.label<{ $isConsent?: boolean }>`
  position: relative;
  display: inline-grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ $isConsent }) => ($isConsent ? '0.625rem' : 'var(--dui-space-2)')};
  align-items: ${({ $isConsent }) => ($isConsent ? 'start' : 'center')};
  min-width: var(--dui-target-min);
  min-height: var(--dui-target-min);
  max-width: 100%;
  font-size: var(--dui-text-md);
  line-height: var(--dui-leading-md);
  overflow-wrap: anywhere;
  cursor: pointer;

  /* Puts the middle of the first line level with the middle of the box. */
  ${({ $isConsent }) => $isConsent && '& > :last-child { padding-top: 0.125rem; }'}

  [data-disabled] > & { color: var(--dui-color-text-muted); cursor: not-allowed; }
  [data-readonly] > & { cursor: default; }

  @media (pointer: coarse) { min-height: 2.75rem; align-items: ${({ $isConsent }) => ($isConsent ? 'start' : 'center')}; }
`;

const boxed = css`
  grid-area: 1 / 1;
  box-sizing: border-box;
  width: 1.125rem;
  height: 1.125rem;
  margin: 0;
`;

export const Frame = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--dui-target-min);
  height: var(--dui-target-min);
`;

/** The real checkbox, drawn directly. Nothing is hidden, so nothing depends on an inline style. */
export const Box = styled.input`
  ${boxed}
  appearance: none;
  border: 1.5px solid var(--dui-color-border-strong);
  border-radius: var(--dui-radius-1);
  background: var(--dui-color-surface);
  cursor: inherit;
  outline: 0;

  &:hover { border-color: var(--dui-color-border-ink); }
  &:checked, &:indeterminate { border-color: var(--dui-color-primary); background: var(--dui-color-primary); }
  &[aria-invalid] { border-color: var(--dui-color-danger); box-shadow: inset 0 0 0 1px var(--dui-color-danger); }
  &[aria-invalid]:checked { box-shadow: none; }
  &:disabled, [data-readonly] & { background: var(--dui-color-surface-sunken); border-color: var(--dui-color-text-disabled); }
  &:disabled:checked, &:disabled:indeterminate, [data-readonly] &:checked, [data-readonly] &:indeterminate {
    border-color: var(--dui-color-text-muted);
    background: var(--dui-color-text-muted);
  }
  &:focus-visible {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: var(--dui-focus-offset);
  }

  @media (forced-colors: active) {
    &:checked, &:indeterminate { forced-color-adjust: none; border-color: Highlight; background: Highlight; }
    &:disabled { border-color: GrayText; }
  }
`;

/** The check mark or minus, over the box. */
export const Sign = styled.span`
  ${boxed}
  display: grid;
  place-items: center;
  color: var(--dui-color-on-primary);
  pointer-events: none;
  visibility: hidden;

  :checked + &, :indeterminate + & { visibility: visible; }
  :disabled + &, [data-readonly] & { color: var(--dui-color-surface); }
  & > svg { width: 0.875rem; height: 0.875rem; stroke-width: 2.6; }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: HighlightText;
  }
`;
