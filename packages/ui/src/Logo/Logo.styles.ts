import { css, styled } from 'styled-components';
import { below, narrowerThan } from '../ground/media/below';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles';

interface Look {
  $long: boolean;
  $compact: boolean;
}

const twoLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  white-space: normal;
`;

export const Words = styled.span<Look>`
  ${({ $long }) =>
    $long &&
    css`
      ${twoLines}
      max-width: 24em;
    `}
  ${({ $compact }) =>
    $compact &&
    css`
      ${narrowerThan(30)(css`
        ${twoLines}
        max-width: 6.6em;
      `)}
      ${narrowerThan(22.5)(css`
        ${visuallyHidden}
      `)}
    `}
`;

export const Word = styled.b`
  font-weight: 640;
  font-stretch: var(--dui-width-wide);
  letter-spacing: -0.005em;
`;

export const Particle = styled.span`
  font-weight: 440;
  font-stretch: var(--dui-width-tight);
`;

export const Glyph = styled.svg<{ $onBooth: boolean }>`
  flex: none;
  margin-block: 4px;
  width: 26px;
  height: 26px;

  rect {
    fill: ${({ $onBooth }) => ($onBooth ? 'var(--dui-color-booth-lamp)' : 'var(--dui-color-lamp)')};
  }

  @media (forced-colors: active) {
    rect {
      fill: currentColor;
    }
  }
`;

/** The root of the logo: a link or a span. */
export const Box = styled.span<Look>`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 32px;
  color: inherit;
  font-size: ${({ $long }) => ($long ? '0.9375rem' : '1.0625rem')};
  line-height: 1.25rem;
  text-decoration: none;
  white-space: nowrap;

  ${({ $compact }) =>
    $compact &&
    css`
      ${below.sm(css`
        /* Where the words have no room beside the glyph, they go to a further line, which is not shown. */
        flex-wrap: wrap;
        align-content: flex-start;
        min-width: 26px;
        height: 34px;
        overflow: hidden;
        font-size: 0.9375rem;
      `)}
      ${narrowerThan(30)(css`
        font-size: 0.875rem;
        line-height: 1.0625rem;
      `)}
    `}
`;
