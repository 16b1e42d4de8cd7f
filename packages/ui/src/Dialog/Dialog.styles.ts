import { Dialog, Heading, Modal } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { scrimFades } from '../ground/layers/fades';
import { ThemedOverlay } from '../ground/layers/ThemedOverlay';
import { below, narrowerThan } from '../ground/media/below';
import type { DialogSize } from './look';

/** As high as the area that a phone's keyboard leaves free. */
export const Scrim = styled(ThemedOverlay)`
  position: fixed;
  top: 0;
  inset-inline-start: 0;
  z-index: var(--dui-z-dialog);
  container-type: size;
  display: grid;
  /* One cell as high as the window: a taller dialog scrolls inside it. */
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  box-sizing: border-box;
  width: 100%;
  height: var(--visual-viewport-height, 100vh);
  padding: 24px 16px;
  background: var(--dui-color-scrim);
  ${scrimFades}
  /* A dialog as high as the window keeps its close button below a notification in the top bar. */
  @media (min-height: 40em) { padding-block: 44px; }
  ${below.sm(css`
    place-items: end stretch;
    padding: 32px 0 0;
  `)}
  /* A dialog prints whole, on sheets of its own. */
  @media print {
    && { position: static; display: block; height: auto; padding: 0; container-type: normal; break-before: page; }
  }
`;

export const Box = styled(Modal)<{ $size: DialogSize }>`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  width: min(${({ $size }) => ($size === 'lg' ? '45rem' : 'var(--dui-dialog-width)')}, 100%);
  max-height: 100%;
  border: 1px solid var(--dui-color-border-strong);
  border-radius: var(--dui-radius-3);
  background: var(--dui-color-surface-raised);
  color: var(--dui-color-text);
  box-shadow: var(--dui-shadow-3);

  ${below.sm(css`
    width: 100%;
    border-radius: var(--dui-radius-3) var(--dui-radius-3) 0 0;

    @media (prefers-reduced-motion: no-preference) {
      transition: translate var(--dui-motion-base) var(--dui-ease-out);
      &[data-entering], &[data-exiting] { translate: 0 100%; }
    }
  `)}
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
  @media print {
    && { display: block; width: auto; max-height: none; border: 0; box-shadow: none; }
    form, section { display: block; }
  }
`;

/* A form between head and foot passes the height on, so that only the body scrolls. */
export const Sheet = styled(Dialog)`
  display: flex;
  flex-direction: column;
  min-height: 0;
  border-radius: inherit;
  outline: 0;

  > form {
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  /* With too little height or too large letters for a fixed head and foot, the whole sheet scrolls. */
  @container (max-height: 28rem) {
    display: block;
    overflow: auto;
  }
  /* The sheet takes the focus when nothing in it does. A ring would frame the whole sheet. */
  &:focus-visible {
    outline: 0;
  }
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--dui-space-3);
  padding: 20px 24px 0;

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > button {
    margin-block: -8px;
    margin-inline: 0 -12px;
  }
  > button svg {
    width: var(--dui-icon-md);
    height: var(--dui-icon-md);
  }
  p {
    margin-top: 4px;
    color: var(--dui-color-text-muted);
    font-size: var(--dui-text-sm);
    line-height: var(--dui-leading-sm);
  }
  /* With letters this large a word of the title needs the width of the close button too. */
  ${narrowerThan(14)(css`
    flex-direction: column-reverse;
    gap: 0;

    > button { align-self: flex-end; margin-bottom: 0; }
  `)}
`;

export const Title = styled(Heading)`
  font-size: var(--dui-text-xl);
  line-height: var(--dui-leading-xl);
`;

/* A hairline marks each edge where content is out of sight. The cover that hides the line moves with the content. */
export const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: 16px 24px 4px;
  background:
    linear-gradient(var(--dui-color-surface-raised) 0 0) top / 100% 1px no-repeat local,
    linear-gradient(var(--dui-color-surface-raised) 0 0) bottom / 100% 1px no-repeat local,
    linear-gradient(var(--dui-color-border) 0 0) top / 100% 1px no-repeat,
    linear-gradient(var(--dui-color-border) 0 0) bottom / 100% 1px no-repeat;
  overflow: auto;
  overflow-wrap: anywhere;
  @media print { overflow: visible; }

  &:focus-visible {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: -2px;
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--dui-space-3);
  padding: 16px 24px 20px;

  ${below.sm(css`
    > button,
    > a {
      flex: 1 1 8.5rem;
    }
  `)}
`;
