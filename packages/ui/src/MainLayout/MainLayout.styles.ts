import { styled } from 'styled-components';
import { below } from '../media/below';

export const App = styled.div<{ $expanded: boolean }>`
  display: grid;
  grid-template:
    'bar bar' var(--dui-topbar-height)
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

  ${below.md`
    grid-template: 'bar' var(--dui-topbar-height) 'page' 1fr / minmax(0, 1fr);
  `}
`;

export const Page = styled.div`
  grid-area: page;
  min-width: 0;
`;

/** From 1100 px the stack floats by itself; below, what stays on screen takes its own height above the page. */
export const Notices = styled.div`
  display: contents;
`;

export const Content = styled.main`
  min-width: 0;
  padding: 24px var(--dui-content-padding) 48px;

  &:focus,
  &:focus-visible {
    outline: none;
  }
  > div {
    max-width: var(--dui-content-max);
  }
  ${below.md`
    padding-top: 16px;
  `}
  /* A docked drawer is a column beside the page. */
  @media (min-width: 1100px) {
    &:has([data-dui-drawer]) {
      padding-right: calc(var(--dui-content-padding) + var(--dui-drawer-width));
    }
  }
`;
