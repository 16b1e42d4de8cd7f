import { Button } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { mirrored } from '../ground/direction/mirrored.styles';
import { below, narrowerThan } from '../ground/media/below';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles';

/** The bar is dark like the booth panel, so it uses the booth's focus ring. */
export const Bar = styled.header`
  --dui-color-focus: var(--dui-color-focus-booth);
  position: sticky;
  top: 0;
  z-index: var(--dui-z-topbar);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--dui-space-4);
  min-height: var(--dui-topbar-height);
  padding-block: 0;
  padding-inline: 20px 12px;
  border-bottom: 1px solid var(--dui-color-booth-border);
  background: var(--dui-color-booth);
  color: var(--dui-color-on-booth);

  ${below.md(css`
    padding: 0 4px;
  `)}
  ${narrowerThan(18)(css`
    gap: 12px;
  `)}
`;

export const Side = styled.div`
  display: flex;
  align-items: center;
  gap: var(--dui-space-3);
  min-width: 0;

  &:first-child {
    gap: 4px;
  }
  ${narrowerThan(18)(css`
    gap: 4px;
  `)}
  /* Makes room for a notification between two buttons. The logo gives way to a button, not the button to the window's edge. */
  ${below.md(css`
    &:last-child { min-width: auto; }
    html[data-dui-told] & > a:not(:focus) { visibility: hidden; }
  `)}
`;

/** Name and role. Below 900 px they are at the foot of the phone menu instead. */
export const Who = styled.div`
  min-width: 0;
  text-align: end;
  font-size: var(--dui-text-sm);
  line-height: 1rem;

  span {
    display: block;
    max-width: 20rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  span + span {
    color: var(--dui-color-on-booth-muted);
    font-size: var(--dui-text-xs);
  }

  ${below.md(css`
    display: none;
  `)}
`;

export const Separator = styled.span`
  width: 1px;
  height: 24px;
  background: var(--dui-color-booth-border);

  ${below.md(css`
    display: none;
  `)}
`;

export const BoothButton = styled(Button)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--dui-space-2);
  flex: none;
  min-height: var(--dui-control-md);
  padding: 0 var(--dui-space-4);
  border: 1px solid transparent;
  border-radius: var(--dui-radius-2);
  background: none;
  color: var(--dui-color-on-booth);
  font-size: var(--dui-text-md);
  font-weight: var(--dui-weight-semibold);
  line-height: 1;
  white-space: nowrap;
  cursor: pointer;
  transition: background var(--dui-motion-instant);

  &[data-hovered] {
    background: var(--dui-color-booth-raised);
  }
  &[data-pressed] {
    background: var(--dui-color-booth-border);
  }
  svg {
    width: var(--dui-icon-sm);
    height: var(--dui-icon-sm);
    ${mirrored}
  }
  ${below.md(css`
    html[data-dui-told] & {
      padding: 0 12px;

      > span { ${visuallyHidden} }
    }
  `)}
  /* With large text every word gets its own line. */
  ${narrowerThan(18)(css`
    flex: 0 1 auto;
    padding: 0 8px;
    line-height: 1.15;
    text-align: start;
    white-space: normal;

    /* Words say it too, and the logo needs the room. */
    > svg:has(+ span) { display: none; }
  `)}
`;

export const NoticesButton = styled(BoothButton)`
  gap: 4px;
  min-width: var(--dui-control-md);
  padding: 0 8px;
  ${narrowerThan(18)(css`
    min-width: 44px;
    padding: 0 4px;
  `)}

  /* On a phone a notification stands in its place, and says itself what the list would. The keyboard still reaches it. */
  ${below.md(css`
    html[data-dui-told] &:not(:focus) {
      padding: 0 8px;
      opacity: 0;
      pointer-events: none;
    }
  `)}
`;

export const MenuButton = styled(BoothButton)`
  display: none;
  width: var(--dui-control-md);
  padding: 0;

  svg {
    width: var(--dui-icon-md);
    height: var(--dui-icon-md);
  }
  ${below.md(css`
    flex: none;
    display: inline-flex;
  `)}
  ${narrowerThan(18)(css`
    width: 56px;
  `)}
`;
