import { keyframes, styled } from 'styled-components';

const show = keyframes`
  to { visibility: visible; }
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
