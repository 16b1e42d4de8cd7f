import { css } from 'styled-components';

/** How a layer of React Aria fades in and out. With reduced motion it appears and disappears at once, without a single invisible frame. */
const fade = (motion: 'fast' | 'base') => css`
  @media (prefers-reduced-motion: no-preference) {
    transition: opacity var(--dui-motion-${motion}) var(--dui-ease-out);

    &[data-entering], &[data-exiting] { opacity: 0; }
    &[data-exiting] { transition: opacity var(--dui-motion-fast) var(--dui-ease-in); }
  }
`;

/** For a scrim and the layer on it. */
export const scrimFades = fade('base');

/** For a small layer: a menu, a list, a tooltip. */
export const sheetFades = fade('fast');
