import { css, styled } from 'styled-components';
import { below } from '../media/below';
import type { StateSize } from './look';

export const Block = styled.div<{ $size: StateSize }>`
  display: grid;
  justify-items: start;
  gap: var(--dui-space-2);
  max-width: 34rem;
  padding: ${({ $size }) => ($size === 'page' ? '48px 32px' : '28px 20px')};
  overflow-wrap: anywhere;

  ${({ $size }) => $size === 'page' && below.sm(css`padding: 32px 16px;`)}
`;

export const Tape = styled.svg`
  width: 180px;
  max-width: 100%;
  height: 28px;
  margin-bottom: var(--dui-space-2);
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  color: var(--dui-color-border-strong);

  .lamp {
    stroke: var(--dui-color-lamp);
  }
  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

export const Title = styled.h2`
  font-size: var(--dui-text-xl);
  line-height: var(--dui-leading-xl);
`;

export const Sentence = styled.div`
  color: var(--dui-color-text-muted);
  text-wrap: pretty;
`;

export const Action = styled.div`
  margin-top: var(--dui-space-2);
`;
