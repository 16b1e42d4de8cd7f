import { Button, Link } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { mirrored } from '../ground/direction/mirrored.styles';
import { below } from '../ground/media/below';
import { Lamp } from '../Lamp/Lamp';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles';

interface Collapsible {
  $collapsed: boolean;
}

/** The docked menu, from 900 px on. Below that width the drawer replaces it. */
export const Docked = styled.nav<Collapsible>`
  z-index: var(--dui-z-sidebar);
  width: ${({ $collapsed }) => `var(--dui-sidebar-width${$collapsed ? '-collapsed' : ''})`};
  border-inline-end: var(--dui-line);
  background: var(--dui-color-surface);
  transition: width var(--dui-motion-base) var(--dui-ease-out);

  ${below.md(css`
    display: none;
  `)}
`;

export const Column = styled.div`
  position: sticky;
  top: var(--dui-topbar-height);
  display: flex;
  flex-direction: column;
  height: calc(100vh - var(--dui-topbar-height));
  height: calc(100dvh - var(--dui-topbar-height));
  padding: 12px 0;
  overflow: hidden auto;
`;

export const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const row = css`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: 14px;
  width: 100%;
  padding-block: 0;
  padding-inline: 22px 20px;
  border: 0;
  background: none;
  font-size: var(--dui-text-md);
  text-align: start;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background var(--dui-motion-instant);

  /* The ring is inside. An outer ring would be cut off at the menu's edges. */
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-hovered] {
    background: var(--dui-color-surface-hover);
  }
  svg {
    width: 20px;
    height: 20px;
    color: var(--dui-color-text-muted);
    stroke-width: 1.75;
    stroke-linecap: square;
    stroke-linejoin: miter;
  }
  @media (forced-colors: active) {
    svg {
      color: inherit;
    }
  }
`;

const collapsedRow = css`
  justify-content: center;
  padding: 0;
`;

export const IconBox = styled.span`
  display: grid;
  flex: none;
  place-items: center;
`;

export const ItemText = styled.span<Collapsible>`
  min-width: 0;
  /* Makes room for the marker, which is wider than its words. */
  margin: 0 -0.45em;
  padding: 0 0.45em;
  overflow: hidden;
  text-overflow: ellipsis;
  ${({ $collapsed }) => $collapsed && visuallyHidden}
`;

export const ItemLink = styled(Link)<Collapsible & { $tall: boolean }>`
  ${row}
  height: ${({ $tall }) => ($tall ? '48px' : '40px')};
  color: var(--dui-color-text);

  &[aria-current] {
    font-weight: var(--dui-weight-semibold);
  }
  &[aria-current] svg {
    color: inherit;
  }
  /* The ink bar on the menu's edge. */
  &[aria-current]::after {
    content: '';
    position: absolute;
    top: 4px;
    inset-inline-end: 0;
    bottom: 4px;
    width: 3px;
    background: var(--dui-color-border-ink);
  }
  ${({ $collapsed }) =>
    $collapsed &&
    css`
      ${collapsedRow}
      &[aria-current] ${IconBox} {
        width: 36px;
        height: 32px;
        border-radius: var(--dui-radius-1);
        background: var(--dui-color-marker);
        color: var(--dui-color-on-marker);
      }
    `}

  @media (pointer: coarse) {
    min-height: var(--dui-control-lg);
  }
  @media (forced-colors: active) {
    &[aria-current]::after {
      forced-color-adjust: none;
      background: Highlight;
    }
    &[aria-current] ${IconBox} {
      forced-color-adjust: none;
    }
  }
`;

/** The highlighter stroke behind the current page's entry. */
export const Mark = styled.span`
  display: inline-block;
  margin: 0 -0.45em;
  padding: 0.22em 0.45em 0.26em;
  background: var(--dui-color-marker);
  color: var(--dui-color-on-marker);

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

export const ItemLamp = styled(Lamp)<Collapsible>`
  ${({ $collapsed }) =>
    $collapsed
      ? css`
          position: absolute;
          top: 5px;
          inset-inline-start: 40px;
        `
      : css`
          margin-inline-start: auto;
        `}
`;

export const Toggle = styled(Button)<Collapsible>`
  ${row}
  height: 40px;
  margin-top: auto;
  color: var(--dui-color-text-muted);
  ${({ $collapsed }) => $collapsed && collapsedRow}

  svg { ${mirrored} }
`;
