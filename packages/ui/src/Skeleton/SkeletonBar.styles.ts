import { keyframes, styled } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.6; }
`;

export const Bar = styled.span<{ $width: number }>`
  display: block;
  width: ${({ $width }) => $width}%;
  height: 12px;
  border-radius: var(--dui-radius-1);
  background: var(--dui-color-skeleton);

  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.2s ease-in-out infinite;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
