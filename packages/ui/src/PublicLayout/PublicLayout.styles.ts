import { css, styled } from 'styled-components';
import { below } from '../ground/media/below';

export const Page = styled.div`
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  min-height: 100vh;
  min-height: 100dvh;
`;

/** The column is in the middle. A wide column keeps the edge where lines begin and grows beyond the other. */
export const Main = styled.main<{ $wide: boolean }>`
  position: relative;
  display: grid;
  align-content: center;
  padding: var(--dui-space-8) var(--dui-space-4);
  ${({ $wide }) =>
    $wide
      ? css`
          grid-template-columns: calc(50% - var(--dui-auth-max) / 2) minmax(0, 40rem);

          > * {
            grid-column: 2;
          }
        `
      : css`
          grid-template-columns: minmax(0, var(--dui-auth-max));
          justify-content: center;
        `}

  /* This hairline meets the sync bar of the band. */
  &::before {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    inset-inline-start: calc(50% - var(--dui-auth-max) / 2 - 2rem);
    width: 1px;
    background: var(--dui-color-border);
  }

  &:focus,
  &:focus-visible {
    outline: none;
  }

  ${below.sm(css`
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
    padding: 32px 16px 40px;

    > * {
      grid-column: 1;
    }
    &::before {
      display: none;
    }
  `)}
`;
