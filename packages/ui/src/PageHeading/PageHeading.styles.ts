import { css, styled } from 'styled-components';
import { below } from '../ground/media/below';
import type { Level } from './look';

const SIZES = {
  app: css`
    font-size: var(--dui-text-2xl);
    line-height: var(--dui-leading-2xl);
  `,
  public: css`
    font-size: var(--dui-text-3xl);
    line-height: var(--dui-leading-3xl);
  `,
  display: css`
    font-size: var(--dui-text-4xl);
    line-height: var(--dui-leading-4xl);
  `,
};

/** Scripts focus the title after a route change so that screen readers speak it. A focus ring would only startle the eye. */
export const Title = styled.h1<{ $level: Level }>`
  overflow-wrap: break-word;
  ${({ $level }) => SIZES[$level]}

  &:focus,
  &:focus-visible {
    outline: none;
  }
`;

export const Head = styled.div<{ $level: Level }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--dui-space-4) var(--dui-space-6);
  /* The head goes below a notification at the side instead of being squeezed beside it. */
  min-width: min(20rem, 100%);

  ${({ $level }) =>
    $level === 'app' &&
    css`
      min-height: 40px;
      margin-bottom: var(--dui-space-6);

      ${below.sm(css`
        flex-direction: column;
        flex-wrap: nowrap;
        align-items: stretch;
        margin-bottom: 16px;
      `)}
    `}
`;

export const Texts = styled.div`
  min-width: 0;
`;

export const Sub = styled.div<{ $level: Level }>`
  color: var(--dui-color-text-muted);
  overflow-wrap: break-word;
  ${({ $level }) =>
    $level === 'app'
      ? css`
          margin-top: 4px;
          /* Several facts have gaps between them, and a line breaks there. */
          &:has(> * + *) {
            display: flex;
            flex-wrap: wrap;
            align-items: center;
            gap: 2px 14px;
          }
        `
      : css`
          margin-top: var(--dui-space-2);
          font-size: var(--dui-text-lg);
          line-height: var(--dui-leading-lg);
          text-wrap: pretty;
        `}
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--dui-space-2);

  @media print { display: none; }

  ${below.sm(css`
    > * {
      flex: 1 1 8.5rem;
    }
  `)}
`;

export const Way = styled.div`
  margin-bottom: 2px;

  @media print { display: none; }
`;
