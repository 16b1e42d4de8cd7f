import { css, styled } from 'styled-components';
import { below, narrowerThan } from '../ground/media/below';
import { TileBlock } from '../ground/tile/TileBlock.styles';

export const Frame = styled(TileBlock)`
  @media print { && { display: none; } }

  grid-template-columns: 2.75rem minmax(0, 1fr) auto;
  align-items: center;

  /* The tile is as tall as the notice. The notice is short, so the glyph stands in the middle. */
  & > :first-child {
    align-self: stretch;
    place-items: center;
    padding: 0;
  }

  ${below.sm(css`
    grid-template-columns: 2.75rem minmax(0, 1fr);

    & > :first-child {
      grid-row: 1 / 3;
      place-items: start center;
      padding-top: 12px;
    }
  `)}
  ${narrowerThan(18)(css`
    grid-template-columns: minmax(0, 1fr);

    & > :first-child {
      grid-row: auto;
    }
  `)}

  /* Leaves the corner for notifications free. Otherwise the notice would grow when a lasting notification closes. */
  html:not([data-dui-docked]) & {
    max-width: calc(100% - 22rem - 1.5rem);
  }
  ${below.lg(css`
    html:not([data-dui-docked]) & {
      max-width: none;
    }
    /* Forms one block with the notification above it. */
    [data-react-aria-top-layer]:has([data-dui-in-flow]) + && {
      border-start-start-radius: 0;
      border-start-end-radius: 0;
    }
  `)}
  &:not(:last-child) {
    margin-bottom: var(--dui-space-4);
  }
`;

export const Words = styled.div`
  padding: 12px 16px;
  text-wrap: balance;
  overflow-wrap: anywhere;

  ${below.sm(css`
    padding-bottom: 0;
  `)}
  ${narrowerThan(18)(css`
    padding: 12px 12px 0;
  `)}
`;

export const Action = styled.div`
  margin-inline-end: 12px;

  ${below.sm(css`
    grid-column: 2;
    margin: 10px 16px 12px;
  `)}
  ${narrowerThan(18)(css`
    grid-column: 1;
    margin: 10px 12px 12px;
  `)}
`;
