import { Link } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { below, narrowerThan } from '../ground/media/below';

export const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--dui-space-4);
  min-height: var(--dui-public-header-height);
  padding: 0 var(--dui-space-8);
  border-bottom: var(--dui-line);
  background: var(--dui-color-surface);

  ${below.sm(css`
    gap: 8px;
    min-height: 3.5rem;
    padding-block: 0;
    padding-inline: 16px 12px;
  `)}
  ${narrowerThan(18)(css`
    gap: 16px;
    padding-inline-end: 16px;
  `)}
  /* Makes room for a notification. */
  ${below.md(css`
    html[data-dui-told] & > :not(:focus, :focus-within) { visibility: hidden; }
  `)}
`;

export const Nav = styled.nav`
  display: flex;
  align-items: center;
  gap: var(--dui-space-2);

  ${narrowerThan(18)(css`
    gap: 8px;
  `)}
`;

/** The highlighter stroke behind the current page's link, with a base line in ink: yellow alone has a contrast of 1.4:1 on white. */
export const Mark = styled.span`
  margin: 0 -0.45em;
  padding: 0.22em 0.45em 0.26em;
  background: var(--dui-color-marker);
  color: var(--dui-color-on-marker);
  box-shadow: inset 0 -2px 0 var(--dui-color-on-marker);

  /* The marker stays within its link. Wider, it would reach across the gap to the next link. */
  ${narrowerThan(18)(css`
    margin: 0 -6px;
    padding-inline: 6px;
  `)}
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

export const NavLink = styled(Link)<{ $outlined: boolean }>`
  display: inline-flex;
  align-items: center;
  min-height: var(--dui-control-md);
  padding: 0 var(--dui-space-3);
  border-radius: var(--dui-radius-2);
  color: var(--dui-color-text);
  font-size: var(--dui-text-md);
  font-weight: var(--dui-weight-semibold);
  text-decoration: none;
  white-space: nowrap;
  transition: background var(--dui-motion-instant);

  &[data-hovered] {
    background: var(--dui-color-surface-hover);
  }

  ${below.sm(css`
    padding: 0 8px;
    font-size: var(--dui-text-sm);
    font-stretch: var(--dui-width-narrow);
  `)}

  /* With large text every word gets its own line. */
  ${narrowerThan(18)(css`
    padding: 0 6px;
    line-height: 1.15;
    text-align: center;
    white-space: normal;
  `)}

  ${({ $outlined }) =>
    $outlined &&
    css`
      border: 1px solid var(--dui-color-border-ink);
      padding: 0 var(--dui-space-4);

      ${below.sm(css`
        padding: 0 10px;
      `)}
      &[aria-current] {
        border-color: transparent;
        padding: 0 8px;

        /* The marker takes the place of the outline. */
        > ${Mark} {
          margin: 0;
        }
        ${narrowerThan(18)(css`
          padding: 0;

          > ${Mark} {
            padding-inline: 10px;
          }
        `)}
      }
    `}
`;
