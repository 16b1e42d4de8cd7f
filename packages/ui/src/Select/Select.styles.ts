import { Select as AriaSelect, Button, SelectValue } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { controlFrame, fieldRoot, focusRing, valueText } from '../FieldShell/FieldShell.styles';
import type { FieldSize, FieldWidth } from '../FieldShell/look';
import { narrowerThan } from '../ground/media/below';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles';

export const SelectRoot = styled(AriaSelect)`
  ${fieldRoot}

  /* react-aria's native select, for autofill: its own style attribute is lost under a strict policy. */
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

  /* Large letters on a small screen: what was chosen takes another line before a part of it is hidden. */
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
  /* As its option in the list has it, in one line. */
  ${narrowerThan(22)(css`&&, && > * { white-space: normal; }`)}

  &[data-placeholder] { color: var(--dui-color-text-muted); }
`;
