import { Button as AriaButton } from 'react-aria-components';
import { css, keyframes, styled } from 'styled-components';
import type { ButtonSize, ButtonVariant } from './look';

/** Transient props shared by everything that looks like a button. */
export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $isBlock: boolean;
}

const variants = {
  primary: css`
    background: var(--dui-color-primary);
    color: var(--dui-color-on-primary);
    &[data-hovered] { background: var(--dui-color-primary-hover); }
    &[data-pressed] { background: var(--dui-color-primary-active); }
  `,
  secondary: css`
    border-color: var(--dui-color-border-strong);
    background: var(--dui-color-surface);
    color: var(--dui-color-text);
    &[data-hovered] { background: var(--dui-color-surface-hover); border-color: var(--dui-color-border-ink); }
    &[data-pressed] { background: var(--dui-color-surface-sunken); }
  `,
  ghost: css`
    color: var(--dui-color-link);
    &[data-hovered] { background: var(--dui-color-surface-selected); }
    &[data-pressed] { background: var(--dui-color-surface-sunken); }
  `,
  danger: css`
    background: var(--dui-color-danger);
    color: var(--dui-color-on-danger);
    &[data-hovered], &[data-pressed] { background: var(--dui-color-danger-hover); }
  `,
  dangerSecondary: css`
    border-color: var(--dui-color-border-strong);
    background: var(--dui-color-surface);
    color: var(--dui-color-danger);
    &[data-hovered] { background: var(--dui-color-danger-soft); border-color: var(--dui-color-danger); }
    &[data-pressed] { background: var(--dui-color-surface-sunken); }
  `,
  dangerGhost: css`
    color: var(--dui-color-danger);
    &[data-hovered] { background: var(--dui-color-danger-soft); }
    &[data-pressed] { background: var(--dui-color-surface-sunken); }
  `,
  icon: css`
    width: var(--dui-control-md);
    padding: 0;
    color: var(--dui-color-text-muted);
    &[data-hovered] { background: var(--dui-color-surface-hover); color: var(--dui-color-text); }
    &[data-pressed] { background: var(--dui-color-surface-sunken); }
  `,
};

const small = css<ButtonLook>`
  min-height: var(--dui-control-sm);
  font-size: var(--dui-text-sm);
  ${({ $variant }) =>
    $variant === 'icon' ? css`width: var(--dui-control-sm);` : css`padding-inline: var(--dui-space-3);`}
`;

/** The look of a button, for buttons and for links that look like one. */
export const buttonStyles = css<ButtonLook>`
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--dui-space-2);
  width: ${({ $isBlock }) => ($isBlock ? '100%' : 'auto')};
  max-width: 100%;
  min-height: var(--dui-control-md);
  margin: 0;
  padding: 0.25rem var(--dui-space-4);
  border: 1px solid transparent;
  border-radius: var(--dui-radius-2);
  background: none;
  font: var(--dui-weight-semibold) var(--dui-text-md) / 1.15 var(--dui-font-sans);
  letter-spacing: inherit;
  word-spacing: inherit;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  outline: 0;
  transition: background var(--dui-motion-instant), border-color var(--dui-motion-instant);

  & svg { flex: none; width: var(--dui-icon-sm); height: var(--dui-icon-sm); }

  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => $size === 'sm' && small}

  &[data-focus-visible] {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: var(--dui-focus-offset);
  }

  &[data-disabled], &[data-busy] {
    background: var(--dui-color-surface-sunken);
    border-color: var(--dui-color-border);
    color: var(--dui-color-text-muted);
    cursor: not-allowed;
  }
  &[data-busy] { cursor: progress; }

  @media (forced-colors: active) {
    border-color: ButtonBorder;
    &[data-disabled] { color: GrayText; border-color: GrayText; }
  }
  @media print { display: none; }
`;

export const StyledButton = styled(AriaButton)<ButtonLook>`
  ${buttonStyles}
`;

/* Both labels share one cell, so the button is as wide as the wider label and never jumps. */
export const Stack = styled.span`
  display: grid;
  min-width: 0;
`;

const swap = keyframes`
  0%, 100% { transform: scaleY(1); }
  33% { transform: scaleY(0.43); }
  66% { transform: scaleY(0.64); }
`;

/* The level meter of the recording booth: three bars that rise in turn, in steps. */
export const VuMark = styled.span`
  display: inline-grid;
  grid-auto-flow: column;
  flex: none;
  gap: 2px;
  align-items: center;
  height: 1rem;

  i { width: 3px; height: 14px; background: currentColor; transform: scaleY(0.43); }
  i:nth-child(2) { transform: none; }
  i:nth-child(3) { transform: scaleY(0.64); }

  @media (prefers-reduced-motion: no-preference) {
    i { animation: ${swap} 600ms steps(1, end) infinite; }
    i:nth-child(1) { animation-delay: -400ms; }
    i:nth-child(3) { animation-delay: -200ms; }
  }
  @media (forced-colors: active) {
    i { forced-color-adjust: none; background: ButtonText; }
  }
`;

/** One of the two labels. */
export const Layer = styled.span<{ $isHidden?: boolean }>`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--dui-space-2);
  min-width: 0;
  /* A hidden label does not animate. Otherwise every such button on a page would keep the processor busy. */
  ${({ $isHidden }) => $isHidden && 'visibility: hidden; i { animation: none; }'}
`;
