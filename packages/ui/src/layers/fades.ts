import { css } from 'styled-components';

/** How a layer of React Aria fades in and out. With less motion it is there at once, and gone at once: not even unseen for a frame. */
const fade = (motion: 'fast' | 'base') => css`
  @media (prefers-reduced-motion: no-preference) {
    transition: opacity var(--dui-motion-${motion}) var(--dui-ease-out);

    &[data-entering], &[data-exiting] { opacity: 0; }
    &[data-exiting] { transition: opacity var(--dui-motion-fast) var(--dui-ease-in); }
  }
`;

/** A scrim, with what stands on it. */
export const scrimFades = fade('base');

/** A small sheet: a menu, a list, a tooltip. */
export const sheetFades = fade('fast');
