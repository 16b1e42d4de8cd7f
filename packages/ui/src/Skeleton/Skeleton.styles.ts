import { keyframes, styled } from 'styled-components';

const show = keyframes`
  to { visibility: visible; }
`;

const breathe = keyframes`
  50% { opacity: 0.6; }
`;

/* The 200 ms delay is an animation and not a timer, so that it also holds before hydration. Content that arrives earlier never flashes. */
export const Area = styled.div`
  visibility: hidden;
  animation: ${show} 0s linear 200ms forwards;
`;

export const Lines = styled.div`
  display: grid;
  gap: 20px;
  padding: 12px 0;
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
