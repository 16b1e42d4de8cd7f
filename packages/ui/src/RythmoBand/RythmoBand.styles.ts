import { css, styled } from 'styled-components';
import { below } from '../ground/media/below';

/** Pixels between two timecodes of the ruler. */
const TICK = 150;

/** `--band-bar` is the place of the sync bar: 32 px before the form column, where it meets the page's hairline. */
export const Band = styled.div`
  --band-bar: calc(50% - var(--dui-auth-max) / 2 - 2rem);
  position: relative;
  height: var(--dui-band-height);
  overflow: hidden;
  background: var(--dui-color-booth);
  color: var(--dui-color-on-booth);

  /* The band runs from left to right in every page, but the hairline stands on the page's other side. */
  :where(:dir(rtl)) > & { --band-bar: calc(50% + var(--dui-auth-max) / 2 + 2rem); }
  ${below.sm(css`
    --band-bar: 1rem;
  `)}
`;

export const Ruler = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 22px;
  border-bottom: 1px solid var(--dui-color-booth-border);
`;

/** The ticks stand in a row that begins left of the bar, so no tick needs its own style attribute. */
export const Ticks = styled.div<{ $before: number }>`
  position: absolute;
  top: 3px;
  left: calc(var(--band-bar) - ${({ $before }) => $before * TICK}px);
  display: flex;
`;

export const Tick = styled.span`
  flex: 0 0 ${TICK}px;
  height: 19px;
  padding-left: 6px;
  border-left: 1px solid var(--dui-color-booth-border);
  color: var(--dui-color-on-booth-muted);
  font: 400 var(--dui-text-2xs) / 1rem var(--dui-font-mono);
  letter-spacing: normal;
  white-space: nowrap;
`;

const line = css`
  position: absolute;
  top: 22px;
  bottom: 0;
  display: flex;
  align-items: center;
  gap: 0.32em;
  font-size: 2.75rem;
  font-weight: 480;
  line-height: 1;
  white-space: nowrap;
`;

export const Past = styled.div`
  ${line}
  right: calc(100% - var(--band-bar) + 14px);
  color: var(--dui-color-booth-wave);

  ${below.sm(css`
    display: none;
  `)}
`;

export const Words = styled.div`
  ${line}
  left: calc(var(--band-bar) + 14px);

  ${below.sm(css`
    font-size: 1.75rem;
  `)}
`;

export const Word = styled.span<{ $width: number }>`
  font-stretch: ${({ $width }) => $width}%;
`;

export const SyncBar = styled.div`
  position: absolute;
  top: 0;
  bottom: 0;
  left: var(--band-bar);
  width: 2px;
  background: var(--dui-color-booth-lamp);

  &::before {
    content: '';
    position: absolute;
    top: 18px;
    left: -4px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: inherit;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
