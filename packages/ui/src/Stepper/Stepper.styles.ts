import { Link } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { below } from '../ground/media/below';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles';

export const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--dui-space-3);
  margin-bottom: 0.875rem;
  color: var(--dui-color-text-muted);
  font: 400 var(--dui-text-xs) / var(--dui-leading-xs) var(--dui-font-mono);
  letter-spacing: normal;
`;

export const Band = styled.ol`
  display: grid;
  /* As wide as each other, and a word with more room between its letters is still whole. */
  grid-auto-columns: minmax(min-content, 1fr);
  grid-auto-flow: column;
  margin: 0;
  padding: 0;
  border: 1px solid var(--dui-color-border-ink);
  border-radius: var(--dui-radius-1);
  background: var(--dui-color-surface);
  list-style: none;
`;

const states = {
  done: css`
    background: var(--dui-color-surface-sunken);
    color: var(--dui-color-text);
  `,
  current: css`
    background: var(--dui-color-marker);
    color: var(--dui-color-on-marker);
    font-weight: var(--dui-weight-semibold);

    /* The sync bar and its dot, at the left edge of the current step. */
    &::before {
      content: '';
      position: absolute;
      top: -7px;
      bottom: -7px;
      inset-inline-start: -1px;
      width: 2px;
      background: var(--dui-color-lamp);
    }
    &::after {
      content: '';
      position: absolute;
      top: -10px;
      inset-inline-start: -4px;
      width: 8px;
      height: 8px;
      border-radius: 50%;
      background: var(--dui-color-lamp);
    }
    @media (forced-colors: active) {
      forced-color-adjust: none;

      &::before,
      &::after {
        background: CanvasText;
      }
    }
  `,
  todo: css`
    color: var(--dui-color-text-muted);
  `,
};

export type StepState = keyof typeof states;

export const Cell = styled.li<{ $state: StepState }>`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  height: 2.375rem;
  padding: 0 0.625rem;
  border-inline-start: 1px solid var(--dui-color-border);
  font-size: var(--dui-text-lg);
  white-space: nowrap;
  ${({ $state }) => states[$state]}

  &:first-child {
    border-inline-start: 0;
  }
  ${below.sm(css`
    height: 0.875rem;
    padding: 0;
  `)}
`;

export const StepLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  min-height: var(--dui-target-min);
  color: inherit;
  text-decoration: none;
  cursor: pointer;

  svg {
    flex: none;
    width: var(--dui-icon-sm);
    height: var(--dui-icon-sm);
  }
  &[data-hovered] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* The whole cell is the target. On a phone the band of 14 px is too low for one, so the link reaches beyond it. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${below.sm(css`
    position: absolute;
    inset: -5px 0;

    &::after {
      display: none;
    }
    svg {
      display: none;
    }
  `)}
`;

/** The word is as wide as on the rythmo band. Below 640 px only screen readers get it. */
export const Words = styled.span<{ $width: number }>`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  font-stretch: ${({ $width }) => $width}%;

  ${below.sm(css`
    ${visuallyHidden}
  `)}
`;
