import { Link } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { alignedAsAround } from '../ground/direction/alignedAsAround.styles';
import { startMark } from '../ground/direction/startMark.styles';
import { below, narrowerThan } from '../ground/media/below';

/** Beside a docked drawer, three columns fit from this width on, in rem. */
const besideDrawer = narrowerThan(100);

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 20rem minmax(0, 1fr);
  align-items: start;
  gap: var(--dui-space-8);

  ${below.lg(css`
    grid-template-columns: minmax(0, 1fr);
    gap: var(--dui-space-6);
  `)}
  ${besideDrawer(css`
    html[data-dui-docked] & {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--dui-space-6);
    }
  `)}
`;

/* Stays in sight beside longer content, and scrolls by itself. */
export const Side = styled.div`
  position: sticky;
  top: calc(var(--dui-topbar-height) + var(--dui-space-4));
  min-width: 0;

  ${below.lg(css`display: none;`)}
  ${besideDrawer(css`html[data-dui-docked] & { display: none; }`)}
`;

export const Above = styled.div`
  display: none;
  min-width: 0;

  ${below.lg(css`display: block;`)}
  ${besideDrawer(css`html[data-dui-docked] & { display: block; }`)}
`;

export const Main = styled.div`
  min-width: 0;
`;

export const Frame = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  max-height: calc(100vh - var(--dui-topbar-height) - var(--dui-space-8));
  border: var(--dui-line);
  border-radius: var(--dui-radius-2);
  overflow: hidden;
  background: var(--dui-color-surface);
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 0 var(--dui-space-2);
  min-height: 48px;
  padding-block: 4px;
  padding-inline: var(--dui-space-4) var(--dui-space-2);
  border-bottom: var(--dui-line);
`;

export const Title = styled.h2`
  font-size: var(--dui-text-lg);
  line-height: var(--dui-leading-lg);
  letter-spacing: 0;
`;

export const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-y: auto;

  /* Entries out of sight are not painted. With hundreds of entries a keystroke would otherwise wait for their painting. */
  > li {
    content-visibility: auto;
    contain-intrinsic-size: auto
      calc(2 * var(--dui-space-2) + var(--dui-leading-md) + var(--dui-leading-sm) + var(--dui-border-1));
  }
`;

export const Entry = styled(Link)`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  gap: 0 10px;
  padding-block: var(--dui-space-2);
  padding-inline: var(--dui-space-4) 14px;
  border-bottom: var(--dui-line);
  color: inherit;
  text-decoration: none;

  li:last-child > & {
    border-bottom: 0;
  }

  &:hover {
    background: var(--dui-color-surface-hover);
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--dui-focus-width));
  }

  &[aria-current] {
    background: var(--dui-color-surface-selected);
    ${startMark}
    font-weight: var(--dui-weight-semibold);
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

export const Row = styled.span`
  display: flex;
  justify-content: space-between;
  gap: 10px;
  min-width: 0;
  font-weight: var(--dui-weight-regular);
`;

/* A name has two lines before it is cut. */
export const Name = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-weight: var(--dui-weight-medium);
  ${alignedAsAround}

  [aria-current] & {
    font-weight: var(--dui-weight-semibold);
  }
`;

export const Facts = styled(Row)`
  grid-column: 2;
  color: var(--dui-color-text-muted);
  font-size: var(--dui-text-sm);
  line-height: var(--dui-leading-sm);
  white-space: nowrap;
`;

export const State = styled.span`
  flex: none;
  max-width: 9rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
