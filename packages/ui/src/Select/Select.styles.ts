import { Select as AriaSelect, Button, SelectValue } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { controlFrame, fieldRoot, focusRing, valueText } from '../FieldShell/FieldShell.styles';
import type { FieldSize, FieldWidth } from '../FieldShell/look';
import { alignedAsAround } from '../ground/direction/alignedAsAround.styles';
import { narrowerThan } from '../ground/media/below';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles';

export const SelectRoot = styled(AriaSelect)`
  ${fieldRoot}

  /* React Aria's native select, for autofill. A strict content security policy drops the style attribute that hides it. */
  & > [data-react-aria-prevent-focus] { ${visuallyHidden} }
`;

export const Trigger = styled(Button)<{ $width: FieldWidth; $size: FieldSize }>`
  ${controlFrame}
  display: flex;
  align-items: center;
  gap: var(--dui-space-2);
  width: 100%;
  height: var(--dui-control-md);
  margin: 0;
  padding: 0 var(--dui-space-3);
  color: var(--dui-color-text);
  font-family: inherit;
  letter-spacing: inherit;
  word-spacing: inherit;
  text-align: start;
  cursor: pointer;
  outline: 0;

  &[data-focus-visible], &[data-pressed] { ${focusRing} }
  :not([data-invalid]) > &[data-focus-visible], :not([data-invalid]) > &[data-pressed] {
    border-color: var(--dui-color-border-ink);
  }
  &[data-disabled], [data-readonly] > & { cursor: not-allowed; }
  & > svg {
    flex: none;
    width: var(--dui-icon-sm);
    height: var(--dui-icon-sm);
    color: var(--dui-color-text-muted);
  }

  ${valueText}

  /* With large letters on a small screen the value takes more lines instead of being cut off. */
  ${narrowerThan(22)(css`
    height: auto;
    min-height: var(--dui-control-md);
    padding-block: var(--dui-space-1);
  `)}
`;

export const Value = styled(SelectValue)`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${alignedAsAround}
  /* The value is a copy of the option, which may be kept on one line. This lets it wrap all the same. */
  ${narrowerThan(22)(css`&&, && > * { white-space: normal; }`)}

  &[data-placeholder] { color: var(--dui-color-text-muted); }
`;
