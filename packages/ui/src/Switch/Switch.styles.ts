import { styled } from 'styled-components';

/** The real checkbox, drawn as a rail with a square knob. Position and fill both show that it is on. */
export const Rail = styled.input`
  --rail: 2.5rem;
  --knob: 0.875rem;
  --travel: calc(var(--rail) - var(--knob) - 9px);

  appearance: none;
  box-sizing: border-box;
  display: grid;
  flex: none;
  align-items: center;
  width: var(--rail);
  height: var(--dui-target-min);
  margin: 0;
  padding: 3px;
  border: 1.5px solid var(--dui-color-border-strong);
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-surface);
  cursor: inherit;
  outline: 0;
  transition: background var(--dui-motion-instant);

  &::before {
    content: '';
    width: var(--knob);
    height: 100%;
    border-radius: var(--dui-radius-1);
    background: var(--dui-color-border-strong);
    transition: translate var(--dui-motion-instant) var(--dui-ease-linear);
  }
  &:hover { border-color: var(--dui-color-border-ink); }
  &:checked { border-color: var(--dui-color-primary); background: var(--dui-color-primary); }
  &:dir(rtl) { --travel: calc(9px + var(--knob) - var(--rail)); }
  &:checked::before { translate: var(--travel) 0; background: var(--dui-color-on-primary); }
  &[aria-invalid] { border-color: var(--dui-color-danger); }
  &:disabled, [data-readonly] & { border-color: var(--dui-color-text-disabled); background: var(--dui-color-surface-sunken); }
  &:disabled:checked, [data-readonly] &:checked { background: var(--dui-color-text-muted); }
  &:focus-visible {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: var(--dui-focus-offset);
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: ButtonBorder;
    background: ButtonFace;
    &::before { background: ButtonText; }
    &:checked { border-color: Highlight; background: Highlight; }
    &:checked::before { background: HighlightText; }
    &:disabled { border-color: GrayText; }
    &:disabled::before { background: GrayText; }
  }
`;
