import { css, styled } from 'styled-components';

export const Frame = styled.span<{ $isSolid: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-width: 100%;
  min-height: 20px;
  padding: 0 6px;
  border: 1px solid var(--dui-color-border-strong);
  border-radius: var(--dui-radius-1);
  font-size: var(--dui-text-xs);
  font-stretch: var(--dui-width-narrow);
  font-weight: var(--dui-weight-medium);
  line-height: var(--dui-leading-xs);
  vertical-align: middle;
  overflow-wrap: anywhere;

  & > svg {
    width: 12px;
    height: 12px;
  }

  ${({ $isSolid }) =>
    $isSolid &&
    css`
      border-color: var(--dui-color-text);
      background: var(--dui-color-text);
      color: var(--dui-color-canvas);
    `}
`;
