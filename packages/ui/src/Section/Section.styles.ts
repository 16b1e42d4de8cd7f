import { css, styled } from 'styled-components';
import { below } from '../ground/media/below';

export const Head = styled.header`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--dui-space-3);
  min-height: 3.25rem;
  margin-bottom: var(--dui-space-2);

  ${below.sm(css`
    box-sizing: border-box;
    min-height: 3rem;
    margin: 0;
    /* Keeps actions on a line of their own from touching the content below. */
    padding-bottom: var(--dui-space-2);
  `)}
`;

export const Title = styled.h2`
  /* Breaks a word that is too long for its line. */
  min-width: 0;
  max-width: 100%;
  overflow-wrap: break-word;
  /* Adds nothing to the minimum height above. Where the actions go below the title, it keeps the title off the rule. */
  padding-block: var(--dui-space-2);
  font-size: var(--dui-text-lg);
  line-height: var(--dui-leading-lg);
  letter-spacing: 0;
`;

export const Frame = styled.section<{ $level: 2 | 3 }>`
  ${({ $level }) =>
    $level === 2
      ? css`
          padding-bottom: var(--dui-space-6);
          border-top: var(--dui-border-1) solid var(--dui-color-border-ink);
        `
      : css`
          ${Head} {
            min-height: 0;
            margin: 0 0 var(--dui-space-2);
            padding: 0;
          }
          ${Title} {
            padding: 0;
          }
        `}
`;
