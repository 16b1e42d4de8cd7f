import { Dialog, Modal } from 'react-aria-components';
import { styled } from 'styled-components';
import { scrimFades } from '../ground/layers/fades';
import { ThemedOverlay } from '../ground/layers/ThemedOverlay';

export const Scrim = styled(ThemedOverlay)`
  position: fixed;
  inset: 0;
  z-index: var(--dui-z-scrim);
  background: var(--dui-color-scrim);
  ${scrimFades}
  @media print { display: none; }
`;

export const Panel = styled(Modal)`
  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  z-index: var(--dui-z-drawer);
  width: 280px;
  max-width: calc(100vw - 48px);
  background: var(--dui-color-surface);
  color: var(--dui-color-text);
  box-shadow: var(--dui-shadow-3);

  @media (prefers-reduced-motion: no-preference) {
    --away: -100%;
    transition: translate var(--dui-motion-base) var(--dui-ease-out);

    &:dir(rtl) { --away: 100%; }
    &[data-entering], &[data-exiting] { translate: var(--away) 0; }
    &[data-exiting] { transition: translate var(--dui-motion-fast) var(--dui-ease-in); }
  }
  @media (forced-colors: active) {
    border-inline-end: 1px solid CanvasText;
  }
`;

export const Sheet = styled(Dialog)`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow-y: auto;
  outline: none;
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  min-height: var(--dui-topbar-height);
  padding-block: 0;
  padding-inline: 20px 4px;
  border-bottom: var(--dui-line);

  button svg {
    width: var(--dui-icon-md);
    height: var(--dui-icon-md);
  }
`;

export const Nav = styled.nav`
  flex: 1 0 auto;
  padding: 12px 0;
`;

export const Me = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  padding: 14px 20px;
  border-top: var(--dui-line);

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: var(--dui-weight-semibold);
  }
  div > span {
    display: block;
    color: var(--dui-color-text-muted);
    font-size: var(--dui-text-sm);
    line-height: 1rem;
  }
`;
