import { css, styled } from 'styled-components';
import { startMark } from '../ground/direction/startMark.styles';

/* In units of the letters: with text at 200 % a drawer is as narrow as a phone. */
const NARROW = '@container (max-width: 25.999rem)';

export const Root = styled.section`
  container-type: inline-size;
  min-width: 0;
`;

/** Dark in both themes, like a cinema. The controls in it use the booth's focus ring. */
export const Booth = styled.div`
  --dui-color-focus: var(--dui-color-focus-booth);
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto auto;
  overflow: hidden;
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-booth);
  color: var(--dui-color-on-booth);

  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

export const Picture = styled.div`
  position: relative;
  display: grid;
  aspect-ratio: 16 / 9;
  max-height: 17rem;
  width: 100%;
  background: var(--dui-color-booth-raised);
  cursor: pointer;

  & > * { grid-area: 1 / 1; }
  ${NARROW} { max-height: none; }
  /* An error text may be taller than the picture. */
  &:has([role='alert']) { aspect-ratio: auto; max-height: none; cursor: default; }
  :fullscreen > & { aspect-ratio: auto; max-height: none; height: 100%; }
`;

export const Video = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

export const Mark = styled.span`
  z-index: var(--dui-z-base);
  place-self: center;
  color: var(--dui-color-on-booth-muted);

  svg { display: block; width: var(--dui-space-10); height: var(--dui-space-10); }
`;

export const Waiting = styled.span`
  z-index: var(--dui-z-base);
  place-self: center;
  padding: 4px 12px;
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-booth);
  font-size: var(--dui-text-sm);
`;

export const Silence = styled.p`
  margin: 0;
  padding: 8px 12px;
  background: var(--dui-color-booth-raised);
  font-size: var(--dui-text-sm);

  &:empty { display: none; }
`;

export const Problem = styled.div`
  z-index: var(--dui-z-base);
  display: grid;
  justify-items: start;
  align-content: center;
  gap: var(--dui-space-2);
  box-sizing: border-box;
  min-height: 12rem;
  padding: 24px;
  background: var(--dui-color-booth-raised);
  overflow-wrap: anywhere;

  strong { font-size: var(--dui-text-lg); font-weight: var(--dui-weight-semibold); line-height: var(--dui-leading-lg); }
  span { color: var(--dui-color-on-booth-muted); }
  button { margin-top: var(--dui-space-2); }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  padding: 4px 8px;
  font-size: var(--dui-text-sm);

  button {
    color: var(--dui-color-on-booth);
    &[data-hovered] { background: var(--dui-color-booth-raised); color: var(--dui-color-on-booth); }
    &[data-pressed] { background: var(--dui-color-booth-border); }
  }
  /* The button for the speed is as wide as its widest label, so that nothing beside it moves. */
  button[data-words] { width: 3.5rem; font-size: var(--dui-text-sm); font-variant-numeric: var(--dui-numeric); }
`;

export const Time = styled.span`
  font-family: var(--dui-font-mono);
  font-size: var(--dui-text-sm);
  white-space: nowrap;

  ${NARROW} { margin-inline-end: auto; }
`;

const track = css`
  height: 6px;
  border-radius: 1px;
  background: linear-gradient(var(--dui-color-on-booth), var(--dui-color-on-booth)) 0 / var(--played, 0%) 100% no-repeat
    var(--dui-color-booth-border);

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: linear-gradient(Highlight, Highlight) 0 / var(--played, 0%) 100% no-repeat Canvas;
    outline: 1px solid CanvasText;
  }
`;

/* The sync bar that marks the current position. */
const tick = css`
  width: 2px;
  height: 16px;
  border: 0;
  border-radius: 0;
  background: var(--dui-color-booth-lamp);

  @media (forced-colors: active) { forced-color-adjust: none; background: CanvasText; }
`;

export const Rail = styled.input`
  flex: 1 1 4rem;
  appearance: none;
  min-width: 0;
  height: var(--dui-target-min);
  margin: 0 10px;
  background: none;
  cursor: pointer;
  outline: 0;

  &::-webkit-slider-runnable-track { ${track} }
  &::-moz-range-track { ${track} }
  &::-webkit-slider-thumb { appearance: none; margin-top: -5px; ${tick} }
  &::-moz-range-thumb { ${tick} }
  &:disabled { cursor: default; }
  &:disabled::-webkit-slider-thumb { visibility: hidden; }
  &:disabled::-moz-range-thumb { visibility: hidden; }
  &:focus-visible {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: var(--dui-focus-offset);
  }

  /* The rail gets a row of its own. Beside the buttons it would be too short to take hold of. */
  ${NARROW} { order: -1; flex-basis: calc(100% - 16px); margin: 0 8px; }
  @media (pointer: coarse) { height: var(--dui-control-lg); }
`;

export const Entries = styled.ul`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;

  li { border-bottom: var(--dui-line); }
`;

export const Entry = styled.button`
  box-sizing: border-box;
  display: grid;
  grid-template-columns: var(--dui-control-md) minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 12px;
  width: 100%;
  min-height: 3.25rem;
  margin: 0;
  padding-block: 6px;
  padding-inline: 6px 12px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  word-spacing: inherit;
  text-align: start;
  cursor: pointer;
  outline: 0;

  svg { justify-self: center; width: var(--dui-icon-sm); height: var(--dui-icon-sm); color: var(--dui-color-text-muted); }
  &:hover { background: var(--dui-color-surface-hover); }
  &[data-on] { background: var(--dui-color-surface-selected); ${startMark} }
  &:focus-visible {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: calc(-1 * var(--dui-focus-width));
  }
  ${NARROW} {
    grid-template-columns: var(--dui-control-md) minmax(0, 1fr);
    svg { grid-row: 1 / 3; }
  }
  @media (forced-colors: active) {
    &[data-on] { outline: 3px solid Highlight; outline-offset: -3px; }
  }
`;

export const Name = styled.span`
  overflow: hidden;
  font-weight: var(--dui-weight-medium);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Detail = styled.span`
  color: var(--dui-color-text-muted);
  font-variant-numeric: var(--dui-numeric);
  white-space: nowrap;

  ${NARROW} { grid-column: 2; font-size: var(--dui-text-sm); white-space: normal; }
`;

export const Empty = styled.p`
  margin: 0;
  color: var(--dui-color-text-muted);
`;
