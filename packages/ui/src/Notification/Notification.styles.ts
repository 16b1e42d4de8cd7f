import { css, keyframes, styled } from 'styled-components';
import { below, narrowerThan } from '../ground/media/below';
import type { MessageType } from '../ground/tile/look';
import type { NotificationPosition } from './look';

const entering = (x: string, y: string) => keyframes`
  from { opacity: 0; transform: translate(${x}, ${y}); }
`;

const fromRight = entering('16px', '0');
const fromLeft = entering('-16px', '0');
const fromTop = entering('0', '-16px');
const fromBottom = entering('0', '16px');

const tones = { info: 'info', success: 'success', warning: 'warning', error: 'danger' } as const;

export const Body = styled.div`
  padding-block: 0.875rem;
  padding-inline: 1rem 0;
  overflow-wrap: anywhere;

  /* Below both the tile and the close button. */
  ${narrowerThan(18)(css`
    grid-area: 2 / 1 / auto / -1;
    padding: 12px;
  `)}
`;

const line = css`
  margin: 0;
`;

export const Title = styled.p`
  ${line}
  font-weight: var(--dui-weight-semibold);
  font-size: var(--dui-text-md);
  line-height: var(--dui-leading-md);
`;

export const Message = styled.p`
  ${line}
  margin-top: 2px;
  font-size: var(--dui-text-sm);
  line-height: 1.1875rem;
`;

export const Close = styled.div`
  margin-block: 8px 0;
  margin-inline: 0 8px;

  /* As large as a finger needs, whatever the size of the letters: it sets the height of the tile beside it. */
  ${narrowerThan(18)(css`
    --dui-control-sm: 44px;

    margin: 0;
  `)}
`;

export const Words = styled.div``;

export const Action = styled.div`
  margin-top: 10px;
`;

/**
 * The look in the middle of a top bar, set by `NotificationRegion`. A folded notification is no higher
 * than the bar, with the action beside the words. Pointer, finger and keyboard focus unfold it.
 */
const inBar = css`
  &[data-in-bar] {
    animation-name: ${fromTop};

    ${Body} {
      display: flex;
      align-items: center;
      gap: var(--dui-space-2);
      padding-block: 6px;
      padding-inline: 12px 0;
    }
    ${Words} { flex: 1; min-width: 0; }
    ${Action} { flex: none; margin: 0; }
    ${Message} { margin-top: 0; }
    ${Close} { margin-block: 10px 0; margin-inline: 0 8px; }

    ${below.sm(css`
      grid-template-columns: 2rem minmax(0, 1fr) auto;

      ${Body} { padding-inline-start: 8px; }
    `)}
  }
  /* A phone has no room for the sign as well. The words say the same. */
  &[data-in-bar='action'] {
    ${below.sm(css`
      grid-template-columns: minmax(0, 1fr) auto;

      > :first-child { display: none; }
    `)}
  }
  &[data-in-bar][data-folded]:not([data-held], :hover, :focus-within) ${Words} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    max-height: calc(2 * var(--dui-leading-md));
    overflow: hidden;
  }
`;

export const Frame = styled.div<{ $position: NotificationPosition; $type: MessageType }>`
  --dui-tone: var(--dui-color-${({ $type }) => tones[$type]});
  --dui-tone-soft: var(--dui-color-${({ $type }) => tones[$type]}-soft);
  box-sizing: border-box;
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr) auto;
  overflow: hidden;
  width: 100%;
  border: 1px solid var(--dui-color-border-strong);
  border-radius: var(--dui-radius-3);
  background: var(--dui-color-surface-raised);
  color: var(--dui-color-text);
  box-shadow: var(--dui-shadow-2);
  pointer-events: auto;

  & > :first-child { padding-top: 0.875rem; }

  ${narrowerThan(18)(css`
    grid-template-columns: minmax(0, 1fr) auto;

    & > :first-child { padding-top: 4px; }
  `)}

  /* Enters from its own edge: from the side on wide screens, from above or below on a phone. */
  @media (prefers-reduced-motion: no-preference) {
    animation: ${({ $position }) => ($position.endsWith('left') ? fromLeft : fromRight)}
      var(--dui-motion-base) var(--dui-ease-out);

    ${below.sm(css<{ $position: NotificationPosition }>`
      animation-name: ${({ $position }) => ($position.startsWith('top') ? fromTop : fromBottom)};
    `)}
  }

  @media (forced-colors: active) { border-color: CanvasText; }
  ${inBar}
`;
