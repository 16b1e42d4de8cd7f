import { css, styled } from 'styled-components';
import { below } from '../ground/media/below';

export const App = styled.div<{ $expanded: boolean }>`
  display: grid;
  grid-template:
    'bar bar' minmax(var(--dui-topbar-height), auto)
    'side page' 1fr / ${({ $expanded }) => `var(--dui-sidebar-width${$expanded ? '' : '-collapsed'})`} minmax(0, 1fr);
  min-height: 100vh;
  min-height: 100dvh;
  transition: grid-template-columns var(--dui-motion-base) var(--dui-ease-out);

  > header {
    grid-area: bar;
  }
  > nav {
    grid-area: side;
  }
  /* Only the page is printed. */
  @media print {
    && { display: block; min-height: 0; }
    > :not(main) { display: none; }
  }

  ${below.md(css`
    grid-template: 'bar' minmax(var(--dui-topbar-height), auto) 'page' 1fr / minmax(0, 1fr);
  `)}
`;

export const Content = styled.main`
  grid-area: page;
  min-width: 0;
  padding: 24px var(--dui-content-padding) 48px;

  &:focus,
  &:focus-visible {
    outline: none;
  }
  /* The first child is the page. Floating layers come after it. */
  > :first-child {
    max-width: var(--dui-content-max);
  }
  /* Only the page's head and a note may stand beside a lasting notification. The rest starts below it. */
  > :first-child > :not(:has(h1), [role='note']) {
    clear: inline-end;
  }
  ${below.md(css`
    padding-top: 16px;
  `)}
  /* A docked drawer is a column beside the page. */
  html[data-dui-docked] & {
    padding-inline-end: calc(var(--dui-content-padding) + var(--dui-drawer-width));
    padding-bottom: calc(48px + var(--dui-drawer-room, 0px));
    border-top: var(--dui-drawer-headroom, 0px) solid transparent;
  }
  @media print {
    &&& { padding: 0; border: 0; }
    > :first-child { max-width: none; }
  }
`;
