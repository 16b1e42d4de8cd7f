import { styled } from 'styled-components';

/* A low drawer scrolls as a whole, so the pages scroll together with the content above them. */
const LOW = '@container dui-drawer (max-height: 28rem)';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  container-type: inline-size;
  width: 100%;
  min-width: 0;
  min-height: 20rem;
  height: 100%;
  background: var(--dui-color-surface-sunken);
  font-size: var(--dui-text-sm);

  ${LOW} { height: auto; }
  /* PrintSheets prints the pages. Until its sheets are made, paper shows a hint on how to print them. */
  @media print { display: none; }
`;

export const Well = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: 20px;
  outline: 0;
  isolation: isolate;

  &:focus-visible {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: -2px;
  }
  @media (max-width: 639.98px) { padding: 16px; }
  ${LOW} {
    flex: 1 0 auto;
    overflow: visible;
  }
`;

/* Below the well's focus ring, which pages scrolled past its edges would otherwise cover. */
export const Stack = styled.div`
  position: relative;
  z-index: -1;
`;

/* Paper stays white in both themes. */
export const Sheet = styled.div`
  position: absolute;
  inset-inline: 0;
  margin-inline: auto;
  overflow: hidden;
  background: white;
  box-shadow: var(--dui-shadow-1);
  color: black;
  color-scheme: only light;
  forced-color-adjust: none;
`;

/* Takes the page's size at once, whatever size it was painted at. */
export const Picture = styled.div`
  position: absolute;
  inset: 0;

  & canvas { display: block; width: 100%; height: 100%; }
`;

export const PageMessage = styled.p`
  margin: 0;
  padding: 40px;
`;

/* It lies over the paper, which is white in both themes. */
export const PageNote = styled.p`
  position: absolute;
  inset: 0 0 auto;
  z-index: 1;
  margin: 0;
  padding: 8px 12px;
  border-bottom: 2px solid;
  background: white;
`;

/*
 * Transparent text over the picture, for selecting and for screen readers. pdf.js places each piece, and
 * gives its size and stretch in custom properties. Words keep the file's spacing instead of the portal's.
 */
export const TextOver = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  /* Thousands of pieces of text: they affect no layout around them, and no page-wide :has() looks for them. */
  contain: strict;
  color: transparent;
  letter-spacing: normal;
  word-spacing: normal;
  font-stretch: normal;
  line-height: 1;
  text-align: initial;
  text-size-adjust: none;
  transform-origin: 0 0;

  & span, & br {
    position: absolute;
    margin: 0;
    transform-origin: 0 0;
    white-space: pre;
    cursor: text;
  }
  & .markedContent { display: contents; }
  & > span:not(.markedContent), & .markedContent > span:not(.markedContent) {
    font-size: calc(var(--total-scale-factor) * var(--min-font-size, 1) * var(--font-height, 0));
    transform: rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(calc(1 / var(--min-font-size, 1)));
  }
  & ::selection { background: color-mix(in srgb, AccentColor, transparent 70%); }
`;

/* A marker over the picture. The text shows through. */
export const Hit = styled.div`
  position: absolute;
  background: var(--dui-color-marker);
  mix-blend-mode: multiply;
  pointer-events: none;

  &[data-current] {
    outline: 2px solid black;
    mix-blend-mode: normal;
    background: none;
  }
  @media (forced-colors: active) {
    outline: 1px solid Highlight;
    mix-blend-mode: normal;
    background: none;
    &[data-current] { outline: 3px solid Highlight; }
  }
`;

export const PasswordForm = styled.form`
  display: grid;
  gap: var(--dui-space-5);
  justify-items: start;
  max-width: 20rem;
  margin: 0 auto;
  padding: var(--dui-space-4) 0;
  font-size: var(--dui-text-md);

  & > :nth-child(2) { width: 100%; }
`;

export const PasswordTitle = styled.p`
  margin: 0;
  font-weight: var(--dui-weight-semibold);
`;

export const PageSkeleton = styled.div`
  display: grid;
  gap: 14px;
  align-content: start;
  box-sizing: border-box;
  max-width: 595px;
  aspect-ratio: 595 / 842;
  margin: 0 auto;
  padding: 12%;
  background: white;
  box-shadow: var(--dui-shadow-1);

  & > i { height: 12px; border-radius: var(--dui-radius-1); background: rgb(20 32 35 / 0.12); }
  & > i:nth-child(3n) { width: 62%; }
  & > i:nth-child(3n + 1) { width: 80%; }
`;
