import { TextArea as AriaTextArea } from 'react-aria-components';
import { styled } from 'styled-components';
import { controlFrame, focusRing, valueText } from '../FieldShell/FieldShell.styles';
import type { FieldSize, FieldWidth } from '../FieldShell/look';

export const Area = styled(AriaTextArea)<{ $width: FieldWidth; $size: FieldSize; $isLow: boolean }>`
  ${controlFrame}
  display: block;
  width: 100%;
  min-height: ${({ $isLow }) => ($isLow ? 'var(--dui-control-lg)' : '6.5rem')};
  margin: 0;
  padding: 0.625rem var(--dui-space-3);
  color: inherit;
  font-family: inherit;
  line-height: var(--dui-leading-md);
  letter-spacing: inherit;
  word-spacing: inherit;
  outline: 0;
  resize: vertical;

  &:focus { ${focusRing} }
  :not([data-invalid]) > &:focus { border-color: var(--dui-color-border-ink); }
  &::placeholder { color: var(--dui-color-text-muted); opacity: 1; }
  &[readonly] { cursor: default; }
  &:disabled { cursor: not-allowed; }

  ${valueText}
`;
