import { Link } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { below } from '../ground/media/below';
import type { StatusShape } from '../Status/look';

export const Frame = styled.div.attrs({ role: 'table' })`
  --name: 12.25rem;
  --state: 7rem;
  position: relative;
  border-top: var(--dui-border-1) solid var(--dui-color-border-ink);
`;

const line = css`
  display: grid;
  grid-template: auto auto / var(--name) minmax(0, 1fr) var(--state);
  border-bottom: var(--dui-line);

  ${below.sm(css`
    grid-template-columns: minmax(0, 1fr) auto;
  `)}
`;

export const Ruler = styled.div.attrs({ role: 'row' })`
  ${line}
  position: relative;
  grid-template-rows: auto;

  ${below.sm(css`
    min-height: 0;
    border-bottom: 0;
  `)}
`;

export const Ticks = styled.div.attrs({ 'aria-hidden': true })`
  position: relative;
  grid-column: 2;
  min-height: 1.5rem;
  overflow: hidden;

  span {
    position: absolute;
    top: 4px;
    min-height: 1rem;
    padding-left: 5px;
    border-left: 1px solid var(--dui-color-border-strong);
    color: var(--dui-color-text-muted);
    font: 400 0.6875rem / 1rem var(--dui-font-mono);
    white-space: nowrap;
  }
  ${below.sm(css`
    display: none;
  `)}
`;

export const Row = styled.div.attrs({ role: 'row' })`
  ${line}
  position: relative;
  min-height: 44px;
  align-content: center;

  &:hover {
    background: var(--dui-color-surface-hover);
  }
`;

export const Name = styled.div.attrs({ role: 'rowheader' })`
  display: flex;
  gap: 10px;
  align-items: center;
  align-self: end;
  min-width: 0;
  padding-right: 8px;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    width: var(--dui-icon-sm);
    height: var(--dui-icon-sm);
    color: var(--dui-color-text-muted);
  }
`;

/** The whole line is the link, not only its words, so a press on the bar works too. */
export const Way = styled(Link)`
  color: var(--dui-color-text);
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &[data-hovered] {
    text-decoration: underline;
  }
  &[data-focus-visible] {
    outline: none;

    &::after {
      outline: var(--dui-focus-width) solid var(--dui-color-focus);
      outline-offset: -2px;
    }
  }
`;

export const Dates = styled.div.attrs({ role: 'cell' })<{ $isIndented: boolean }>`
  grid-row: 2;
  padding-right: 8px;
  padding-left: ${({ $isIndented }) => ($isIndented ? 'calc(var(--dui-icon-sm) + 10px)' : '0')};
  color: var(--dui-color-text-muted);
  font-size: var(--dui-text-xs);
  line-height: 1rem;
  font-stretch: 94%;
`;

export const Lane = styled.div.attrs({ 'aria-hidden': true })<{ $columns: number }>`
  position: relative;
  grid-area: 1 / 2 / 3 / 3;
  min-height: 44px;
  /* A press on a bar counts as a press on its line. */
  pointer-events: none;
  background: repeating-linear-gradient(
    90deg,
    var(--dui-color-border) 0 1px,
    transparent 1px ${({ $columns }) => 100 / $columns}%
  );

  ${below.sm(css`
    display: none;
  `)}
`;

const shapes: Record<StatusShape, ReturnType<typeof css>> = {
  done: css`
    border-color: var(--dui-color-primary);
    background: var(--dui-color-primary);
  `,
  inProgress: css`
    border-color: var(--dui-color-primary);
    background: var(--dui-color-primary-soft);
  `,
  waiting: css``,
  paused: css``,
  draft: css`
    border-style: dashed;
    background: none;
  `,
  cancelled: css`
    border-color: var(--dui-color-danger);
    background: repeating-linear-gradient(135deg, transparent 0 5px, var(--dui-color-danger) 5px 6px);
  `,
};

export const Bar = styled.span<{ $shape: StatusShape }>`
  position: absolute;
  top: calc(50% - 9px);
  height: 18px;
  min-width: 4px;
  border: 1px solid var(--dui-color-border-strong);
  border-radius: 2px;
  background: var(--dui-color-surface);
  overflow: hidden;
  ${({ $shape }) => shapes[$shape]}

  i {
    position: absolute;
    inset: 0 auto 0 0;
    background: var(--dui-color-primary);
  }
  @media (forced-colors: active) {
    ${({ $shape }) => $shape === 'done' && 'background: Highlight; forced-color-adjust: none;'}
    i {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const State = styled.div.attrs({ role: 'cell' })`
  grid-area: 1 / 3 / 3 / 4;
  align-self: center;
  padding-left: 14px;

  ${below.sm(css`
    grid-column: 2;
  `)}
`;

/** `--today` is today's place, as a share of the lanes. */
export const Today = styled.div.attrs({ 'aria-hidden': true })`
  position: absolute;
  top: 6px;
  bottom: 0;
  left: calc(var(--name) + (100% - var(--name) - var(--state)) * var(--today));
  width: 2px;
  background: var(--dui-color-lamp);
  pointer-events: none;

  &::before {
    position: absolute;
    top: 0;
    left: -3px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: inherit;
    content: '';
  }
  span {
    position: absolute;
    top: -3px;
    left: 9px;
    font-size: var(--dui-text-xs);
    font-weight: var(--dui-weight-semibold);
    line-height: 1rem;
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
  ${below.sm(css`
    display: none;
  `)}
`;
