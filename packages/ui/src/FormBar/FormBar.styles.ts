import { css, styled } from 'styled-components';
import { below } from '../ground/media/below';

export const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: var(--dui-z-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--dui-space-3);
  margin-top: var(--dui-space-4);
  padding: var(--dui-space-3) 0;
  border-top: 1px solid var(--dui-color-border-ink);
  background: var(--dui-color-canvas);

  ${below.sm(css`
    > button,
    > a {
      flex: 1 1 8.5rem;
    }
  `)}
  @media print { display: none; }
  /* In a low window a sticky bar would cover half of it. */
  @media (max-height: 29.999em) {
    position: static;
  }
`;

export const Note = styled.div`
  display: flex;
  align-items: center;
  gap: var(--dui-space-3);
  margin-inline-end: auto;
  padding-inline-start: var(--dui-space-1);

  /* An empty note stays in the page, without a gap: a live region must exist before its words appear. */
  &:empty {
    margin-inline-end: calc(-1 * var(--dui-space-3));
    padding: 0;
  }
  ${below.sm(css`
    &:not(:empty) {
      flex-basis: 100%;
    }
  `)}
`;
