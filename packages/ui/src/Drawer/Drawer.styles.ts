import { Dialog, Heading } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { below } from '../ground/media/below';

/* Both forms use the same box. With two boxes React would rebuild the content whenever the window crosses the width.
   The docked drawer has no scrim, so the page stays usable. */
export const Scrim = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--dui-z-drawer);
  height: var(--visible-height, 100vh);
  background: var(--dui-color-scrim);
  transition: opacity var(--dui-motion-base) var(--dui-ease-out);

  &[data-exiting] {
    opacity: 0;
    transition: opacity var(--dui-motion-fast) var(--dui-ease-in);
  }
  @starting-style {
    opacity: 0;
  }
  &[data-docked] {
    display: contents;
  }
  /* A drawer prints whole, on sheets of its own. */
  @media print {
    && { display: block; position: static; height: auto; break-before: page; }
  }
`;

/** A sheet this low has too little room for its content if head and foot stay fixed. */
const LOW = '@container dui-drawer (max-height: 28rem)';

/** The column under the top bar, beside a page that made room for it (`MainLayout`), or over the page. */
export const Panel = styled.div`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  container: dui-drawer / size;
  border-inline-start: 1px solid var(--dui-color-border-strong);
  background: var(--dui-color-surface);
  color: var(--dui-color-text);

  &[data-dui-drawer='docked'] {
    position: fixed;
    top: var(--dui-topbar-height);
    inset-inline-end: 0;
    bottom: 0;
    z-index: var(--dui-z-sticky);
    width: var(--dui-drawer-width);
  }
  &:not([data-dui-drawer='docked']) {
    position: absolute;
    --away: 100%;
    inset-block: 0;
    inset-inline: auto 0;
    width: min(100vw - 48px, var(--dui-drawer-width));
    box-shadow: var(--dui-shadow-3);
    transition: translate var(--dui-motion-base) var(--dui-ease-out);

    &:dir(rtl) { --away: -100%; }
    [data-exiting] > & {
      translate: var(--away) 0;
      transition: translate var(--dui-motion-fast) var(--dui-ease-in);
    }
    @starting-style {
      translate: var(--away) 0;
    }
  }
  ${below.sm(css`
    &:not([data-dui-drawer='docked']) {
      width: 100%;
      border: 0;
      box-shadow: none;
    }
  `)}
  @media print {
    &&[data-dui-drawer], && { position: static; display: block; width: auto; border: 0; box-shadow: none; container-type: normal; }
  }
`;

export const Sheet = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  /* With little room (large text, a keyboard on the screen, a phone on its side) everything scrolls, head and foot too. */
  overflow: auto;
  outline: 0;

  &:focus-visible {
    outline: 0;
  }
  @media print { && { display: block; overflow: visible; } }
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--dui-space-2);
  padding-block: 14px 12px;
  padding-inline: 20px 8px;
  border-bottom: var(--dui-line);

  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > button svg {
    width: var(--dui-icon-md);
    height: var(--dui-icon-md);
  }

  ${below.sm(css`
    flex-wrap: wrap;
  `)}
  /* Only the close button stays, in the corner: without a box of the head around it, it sticks to the sheet. */
  ${LOW} {
    display: contents;

    > div {
      flex: none;
      padding-block: 14px 12px;
      padding-inline: 20px 60px;
      border-bottom: var(--dui-line);
    }
    > button {
      position: sticky;
      top: 4px;
      z-index: 1;
      flex: none;
      align-self: flex-end;
      order: -1;
      width: 44px;
      height: 44px;
      min-height: 0;
      margin: 4px 4px -48px;
      background: var(--dui-color-surface);
    }
  }
`;

/** Beside the close button. In a low sheet they scroll away with the head, and the foot's buttons stay reachable. */
export const Tools = styled.span`
  display: flex;
  flex: none;

  svg { width: var(--dui-icon-md); height: var(--dui-icon-md); }
  /* On a phone the tools go below the title, where no notification shows (data-dui-told). */
  ${below.sm(css`
    order: 1;
    flex: 1 0 100%;
    justify-content: flex-end;
    margin-top: -4px;
  `)}
  ${LOW} { order: 0; flex: none; margin: 0; padding: 0 20px; }
`;

export const Title = styled(Heading)`
  font-size: var(--dui-text-lg);
  line-height: var(--dui-leading-lg);
  letter-spacing: 0;
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  color: var(--dui-color-text-muted);
  font-size: var(--dui-text-sm);
  line-height: var(--dui-leading-sm);
`;

/* The body takes the room that head and foot leave, but never too little to read in: before that the whole sheet
   scrolls, with its foot. No box is smaller than its content, so none covers another. */
export const Body = styled.div<{ $isFlush: boolean }>`
  flex: 1;
  ${({ $isFlush }) =>
    $isFlush
      ? css`
          display: flex;
          flex-direction: column;
          min-height: 20rem;

          && > * {
            flex: 1;
            min-height: 0;
          }
        `
      : css`
          min-height: 12rem;
          padding: 20px;
          overflow: auto;
          overflow-wrap: anywhere;
        `}

  @media print { && { display: block; min-height: 0; overflow: visible; } }
  ${LOW} {
    flex: 1 0 auto;
    min-height: 0;
    overflow: visible;

    && > * {
      flex: 1 0 auto;
    }
  }

  &:focus-visible {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: -2px;
  }
`;

export const Foot = styled.footer`
  display: grid;
  flex: none;
  gap: var(--dui-space-3);
  padding: 12px 20px 16px;
  border-top: 1px solid var(--dui-color-border-strong);
  overflow-wrap: anywhere;
`;

export const Actions = styled.div<{ $isFirstApart: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--dui-space-3);
  ${({ $isFirstApart }) => $isFirstApart && '> :first-child { margin-inline-end: auto; }'}

  ${below.sm(css`
    > * {
      flex: 1 1 8.5rem;
    }
  `)}
`;
