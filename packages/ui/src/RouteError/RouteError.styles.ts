import { Link } from 'react-aria-components';
import { styled } from 'styled-components';

export const Status = styled.p`
  margin-top: 16px;
  font-family: var(--dui-font-mono);
  font-size: var(--dui-text-xl);
  line-height: var(--dui-leading-xl);
  letter-spacing: -0.01em;
`;

export const Message = styled.p`
  max-width: 44ch;
  margin-top: 4px;
  color: var(--dui-color-text-muted);
  font-size: var(--dui-text-lg);
  line-height: var(--dui-leading-lg);
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

export const WayBack = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: var(--dui-control-md);
  margin-top: 24px;
  padding: 0 var(--dui-space-4);
  border: 1px solid transparent;
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-primary);
  color: var(--dui-color-on-primary);
  font-weight: var(--dui-weight-semibold);
  text-decoration: none;
  transition: background var(--dui-motion-instant);

  &[data-hovered] {
    background: var(--dui-color-primary-hover);
  }
  &[data-pressed] {
    background: var(--dui-color-primary-active);
  }
`;
