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

export const Way = styled.p`
  margin-top: 24px;
`;
