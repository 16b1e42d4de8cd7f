import { styled } from 'styled-components';

export const Anchor = styled.a`
  position: fixed;
  top: 8px;
  inset-inline-start: 8px;
  z-index: var(--dui-z-tooltip);
  display: inline-flex;
  align-items: center;
  min-height: var(--dui-control-md);
  padding: 0 var(--dui-space-4);
  border: 1px solid var(--dui-color-border-ink);
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-surface);
  color: var(--dui-color-text);
  font-weight: var(--dui-weight-semibold);
  text-decoration: none;

  &:not(:focus, :active) {
    width: 1px;
    min-height: 0;
    height: 1px;
    padding: 0;
    border: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
