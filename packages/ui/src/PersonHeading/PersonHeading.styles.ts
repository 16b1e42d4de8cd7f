import { css, styled } from 'styled-components';
import { below } from '../ground/media/below';

export const Hero = styled.div`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  align-content: center;
  align-items: center;
  gap: var(--dui-space-5);
  /* Leaves the corner of the notifications free on wide screens. */
  min-width: min(24rem, 100%);
  max-width: calc(100% - 22rem - 1.5rem);
  min-height: 9.375rem;
  margin-bottom: var(--dui-space-6);
  overflow-wrap: anywhere;

  h1 ~ * {
    max-width: 26rem;
    margin-top: 10px;
  }

  ${below.lg(css`
    max-width: none;
    min-height: 0;
  `)}
  ${below.sm(css`
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    margin-bottom: var(--dui-space-5);
    > :first-child {
      display: none;
    }
    h1 ~ * {
      max-width: none;
    }
  `)}
`;
