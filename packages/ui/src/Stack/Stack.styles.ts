import { css, styled } from 'styled-components';
import type { StackGap } from './look';

const SPACES: Record<StackGap, string> = {
  tight: 'var(--dui-space-2)',
  close: 'var(--dui-space-3)',
  field: 'var(--dui-space-5)',
  section: 'var(--dui-space-6)',
};

export const Column = styled.div<{ $gap: StackGap; $isRuled: boolean }>`
  display: grid;
  align-content: start;
  gap: ${({ $gap }) => SPACES[$gap]};
  > * {
    min-width: 0;
  }
  ${({ $gap, $isRuled }) =>
    $isRuled &&
    css`
      > * + * {
        padding-top: ${SPACES[$gap]};
        border-top: var(--dui-line);
      }
    `}
`;
