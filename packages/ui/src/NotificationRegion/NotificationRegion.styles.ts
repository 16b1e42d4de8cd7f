import { css, styled } from 'styled-components';
import { below } from '../ground/media/below';
import type { NotificationPosition } from '../Notification/look';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles';

export const TopLayer = styled.div`
  display: contents;

  @media print { display: none; }
`;

/* The region has no box of its own, so its sticky part sticks within the region's parent. */
export const Region = styled.section`
  display: contents;
`;

const corners = {
  'top-right': css`
    top: var(--dui-topbar-height);
    right: 0;
  `,
  'top-left': css`
    top: var(--dui-topbar-height);
    left: 0;
  `,
  'bottom-right': css`
    bottom: 0;
    right: 0;
  `,
  'bottom-left': css`
    bottom: 0;
    left: 0;
  `,
};

const list = css`
  box-sizing: border-box;
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  pointer-events: none;
`;

/* The 16 px from the window's edge are padding: in a low window the stack scrolls, and padding leaves room for the shadows. */
export const Corner = styled.ol<{ $position: NotificationPosition }>`
  ${list}
  position: fixed;
  z-index: var(--dui-z-toast);
  width: min(var(--dui-toast-width) + 2rem, 100%);
  max-height: calc(100dvh - var(--dui-topbar-height));
  padding: 16px;
  overflow: hidden auto;
  ${({ $position }) => corners[$position]}

  ${below.sm(css`
    width: 100%;
  `)}
  /* Beside a docked drawer, so that it does not cover the drawer's title and close button. */
  :where(html[data-dui-docked]) & {
    ${({ $position }) => $position.endsWith('right') && 'right: var(--dui-drawer-width);'}
  }
  :where(html[data-dui-docked]:dir(rtl)) & {
    ${({ $position }) => ($position.endsWith('right') ? 'right: 0;' : 'left: var(--dui-drawer-width);')}
  }
  /* Moves to another place while it would cover the focused element or a control. */
  &[data-aside~='edge'] {
    ${({ $position }) =>
      $position.startsWith('top') ? 'top: auto; bottom: 0;' : 'top: var(--dui-topbar-height); bottom: auto;'}
  }
  &[data-aside~='side'] {
    ${({ $position }) => ($position.endsWith('right') ? 'right: auto; left: 0;' : 'right: 0; left: auto;')}
  }
  /* Only the newest notification shows. A count beside it stands for the others; screen readers still read them. */
  > li[data-behind]:not(:focus-within) {
    ${visuallyHidden}
  }
`;

/*
 * In the middle of a top bar, between the parts at the bar's ends. On a phone the bar of a
 * dialog or a drawer makes room for the stack (data-dui-told), left of its close button.
 */
export const InBar = styled.ol`
  ${list}
  position: fixed;
  top: 1px;
  left: 50%;
  z-index: var(--dui-z-toast);
  width: min(30rem, 100% - 37rem);
  max-height: calc(100dvh - 1px);
  translate: -50%;

  ${below.md(css`
    inset-inline: 48px 56px;
    width: auto;
    max-width: 30rem;
    margin-inline: auto;
    translate: none;
  `)}
  &:is([data-opened], [data-limited]) { overflow: hidden auto; }
  > li { pointer-events: none; }
  > li[data-behind]:not(:focus-within) {
    ${visuallyHidden}
  }
  /* If the stack still covers a control, presses go through to it. */
  &[data-aside='through']:not([data-opened]) > li:not(:focus-within, :has([data-held])) {
    opacity: 0.3;

    * { pointer-events: none; }
  }
`;

/* 'y 3 más', at the far end of the stack. */
export const More = styled.li`
  justify-self: end;
  pointer-events: auto;

  /* Hangs from the notification into the margin of the page. */
  ${InBar} > & {
    --dui-control-sm: 24px;

    margin-block: -20px 0;
    margin-inline: 0 8px;
    pointer-events: auto;
  }
`;

/* As wide as the page, with the same background as the notices in the page. */
const across = css`
  float: none;
  width: auto;
  margin: 0 0 var(--dui-space-4);

  > li > * {
    border-color: var(--dui-tone);
    border-radius: var(--dui-radius-2);
    background: var(--dui-tone-soft);
    box-shadow: none;
  }
`;

/*
 * Notifications that never close must cover nothing. From 1100 px on the page's head stands beside them; below that width
 * they are blocks above it. They keep 16 px from the window's edge, as in a corner, although the page keeps 32.
 */
export const InFlow = styled.ol`
  ${list}
  float: inline-end;
  width: var(--dui-toast-width);
  margin-block: -8px var(--dui-space-4);
  margin-inline: var(--dui-space-4) -16px;

  html[data-dui-docked] & {
    ${across}
  }
  ${below.lg(css`
    ${across}

    [data-react-aria-top-layer]:has(+ [role='note']) & {
      margin-bottom: -1px;

      > li:last-child > * {
        border-end-start-radius: 0;
        border-end-end-radius: 0;
      }
    }
  `)}
`;
