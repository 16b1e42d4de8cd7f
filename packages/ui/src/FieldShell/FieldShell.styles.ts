import { Input, Label, Text } from 'react-aria-components';
import { css, type RuleSet, type StyledComponent, styled } from 'styled-components';
import { alignedAsAround } from '../ground/direction/alignedAsAround.styles';
import { below } from '../ground/media/below';
import type { FieldSize, FieldWidth } from './look';

/** The root styles of every field. `styled(AriaTextField)` and the like start with them. */
export const fieldRoot: RuleSet = css`
  display: grid;
  gap: 6px;
  align-content: start;
  min-width: 0;

  & > * { min-width: 0; }
`;

// Public styled components have explicit types: inferred types would name files of styled-components that Node does not
// resolve.
export const FieldLabel: StyledComponent<typeof Label> = styled(Label)`
  display: block;
  font-weight: var(--dui-weight-semibold);
  font-size: var(--dui-text-md);
  line-height: var(--dui-leading-md);
`;

export const OptionalMark: StyledComponent<'span'> = styled.span`
  font-weight: var(--dui-weight-regular);
  color: var(--dui-color-text-muted);
`;

const widths = { xs: '8.5rem', sm: '14rem', md: '22rem', full: 'none' };

/** The frame of a control: border, error, disabled and read-only looks. Its parent must be the field's root. */
export const controlFrame: RuleSet<{ $width: FieldWidth }> = css<{ $width: FieldWidth }>`
  box-sizing: border-box;
  max-width: ${({ $width }) => widths[$width]};
  border: var(--dui-line-control);
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-surface);

  &:hover { border-color: var(--dui-color-border-ink); }
  [data-invalid] > & {
    border-color: var(--dui-color-danger);
    box-shadow: inset 0 0 0 1px var(--dui-color-danger);
  }
  [data-readonly] > & { background: var(--dui-color-surface-sunken); }
  [data-disabled] > & {
    background: var(--dui-color-surface-sunken);
    border-color: var(--dui-color-border);
    color: var(--dui-color-text-muted);
  }

  @media (forced-colors: active) {
    [data-disabled] > & { border-color: GrayText; }
  }
`;

/** The focus ring of a control. */
export const focusRing: RuleSet = css`
  outline: var(--dui-focus-width) solid var(--dui-color-focus);
  outline-offset: 1px;
`;

/** The frame around a one-line input and the elements beside it. */
export const FieldControl: StyledComponent<'div', { $width: FieldWidth }> = styled.div<{
  $width: FieldWidth;
}>`
  ${controlFrame}
  display: flex;
  align-items: center;
  height: var(--dui-control-md);
  overflow: hidden;

  &:has(> input:focus) { ${focusRing} }
  :not([data-invalid]) > &:has(> input:focus) { border-color: var(--dui-color-border-ink); }
`;

/** The text of a value. Below 16 px a phone zooms into the field. */
export const valueText: RuleSet<{ $size: FieldSize }> = css<{ $size: FieldSize }>`
  font-size: ${({ $size }) => ($size === 'lg' ? 'var(--dui-text-lg)' : 'var(--dui-text-md)')};

  ${below.sm(css`
    font-size: var(--dui-text-lg);
  `)}
`;

export const FieldInput: StyledComponent<typeof Input, { $size: FieldSize }> = styled(Input)<{
  $size: FieldSize;
}>`
  box-sizing: border-box;
  flex: 1;
  width: 100%;
  min-width: 0;
  height: 100%;
  margin: 0;
  border: 0;
  padding: 0 var(--dui-space-3);
  background: none;
  color: inherit;
  font-family: inherit;
  letter-spacing: inherit;
  word-spacing: inherit;
  outline: 0;
  ${alignedAsAround}

  &::placeholder { color: var(--dui-color-text-muted); opacity: 1; }
  &[readonly] { cursor: default; }
  &:disabled { cursor: not-allowed; }

  ${valueText}
`;

export const FieldPrefix: StyledComponent<'span', { $size: FieldSize }> = styled.span<{ $size: FieldSize }>`
  flex: none;
  padding-inline-start: var(--dui-space-3);
  color: var(--dui-color-text-muted);
  ${valueText}
`;

const note = css`
  font-size: var(--dui-text-sm);
  line-height: var(--dui-leading-sm);
  overflow-wrap: anywhere;
`;

export const FieldHelp: StyledComponent<typeof Text> = styled(Text)`
  ${note}
  color: var(--dui-color-text-muted);

  &:empty {
    display: none;
  }
`;

export const FieldError: StyledComponent<typeof Text> = styled(Text)`
  ${note}
  display: flex;
  gap: 6px;
  color: var(--dui-color-danger);
  font-weight: var(--dui-weight-medium);

  & > svg { flex: none; width: var(--dui-icon-sm); height: var(--dui-icon-sm); margin-top: 1px; }
`;
