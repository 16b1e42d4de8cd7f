import { css, styled } from 'styled-components';
import type { NotificationPosition } from '../Notification/Notification.styles';

/* The region is no box of its own, so that its sticky part sticks within what holds the region. */
export const Region = styled.section`
  display: contents;
`;

const corners = {
  'top-right': css`
    top: calc(var(--dui-topbar-height) + 16px);
    right: 16px;
  `,
  'top-left': css`
    top: calc(var(--dui-topbar-height) + 16px);
    left: 16px;
  `,
  'bottom-right': css`
    bottom: 16px;
    right: 16px;
  `,
  'bottom-left': css`
    bottom: 16px;
    left: 16px;
  `,
};

const list = css`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  z-index: var(--dui-z-toast);
  pointer-events: none;
`;

export const Corner = styled.ol<{ $position: NotificationPosition }>`
  ${list}
  position: fixed;
  width: min(var(--dui-toast-width), calc(100vw - 2rem));
  max-height: calc(100dvh - var(--dui-topbar-height) - 32px);
  ${({ $position }) => corners[$position]}

  @media (max-width: 639.98px) {
    left: 16px;
    right: 16px;
    width: auto;
  }
`;

/* Those that never close: below 1100 px they take their own height, above the page's heading. */
export const InFlow = styled.ol`
  ${list}
  position: sticky;
  top: calc(var(--dui-topbar-height) + 16px);
  z-index: var(--dui-z-sticky);
  grid-column: -2 / -1;
  justify-self: end;
  width: min(var(--dui-toast-width), calc(100% - 2rem));
  margin: 16px 16px 0 auto;

  @media (max-width: 639.98px) {
    justify-self: stretch;
    width: auto;
    margin-left: 16px;
  }
`;
