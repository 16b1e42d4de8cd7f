import { css, styled } from 'styled-components';
import { below } from '../media/below';
import type { NotificationPosition } from '../Notification/Notification.styles';

/* The region is no box of its own, so that its sticky part sticks within what holds the region. */
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

/* The 16 px from the edge are padding: the shadows fit in when a low window makes the stack scroll. */
export const Corner = styled.ol<{ $position: NotificationPosition }>`
  ${list}
  position: fixed;
  z-index: var(--dui-z-toast);
  width: min(var(--dui-toast-width) + 2rem, 100%);
  max-height: calc(100dvh - var(--dui-topbar-height));
  padding: 16px;
  overflow: hidden auto;
  ${({ $position }) => corners[$position]}

  ${below.sm`
    width: 100%;
  `}
  /* What stays would lie over a docked drawer's own close button: it takes its own height above the page instead. */
  @media (min-width: 1100px) {
    body:has([data-dui-drawer='docked']) &[data-lasting] {
      position: sticky;
      right: auto;
      margin-left: auto;
      margin-right: var(--dui-drawer-width);
    }
  }
`;

/* Those that never close: below 1100 px they take their own height, above the page's heading. */
export const InFlow = styled.ol`
  ${list}
  position: sticky;
  top: calc(var(--dui-topbar-height) + 16px);
  z-index: var(--dui-z-sticky);
  width: min(var(--dui-toast-width), calc(100% - 2rem));
  margin: 16px 16px 0 auto;

  ${below.sm`
    width: auto;
    margin-left: 16px;
  `}
`;
