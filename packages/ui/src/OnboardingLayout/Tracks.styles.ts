import { css, styled } from 'styled-components';

/** As wide as the panel. The height follows from the ratio, so the picture never grows out of the panel. */
export const Svg = styled.svg`
  position: absolute;
  top: 0;
  inset-inline-start: 0;
  width: 100%;
  height: auto;
  aspect-ratio: 560 / 900;
`;

export const Line = styled.line`
  stroke: var(--dui-color-booth-border);
`;

export const Row = styled.rect`
  fill: var(--dui-color-booth-raised);
`;

export const Timecode = styled.text<{ $isCurrent: boolean }>`
  fill: ${({ $isCurrent }) => ($isCurrent ? 'var(--dui-color-on-booth)' : 'var(--dui-color-on-booth-muted)')};
  font-family: var(--dui-font-mono);
  font-size: 11.5px;
  letter-spacing: normal;
`;

const tones = {
  past: css`
    stroke: var(--dui-color-booth-wave);
  `,
  now: css`
    stroke: var(--dui-color-on-booth);
  `,
  silence: css`
    stroke: var(--dui-color-booth-wave);
    stroke-dasharray: 2 6;
    opacity: 0.75;
  `,
};

export const Voice = styled.path<{ $tone: keyof typeof tones }>`
  stroke-width: 2;
  ${({ $tone }) => tones[$tone]}
`;

/** The spaces between words keep their normal width. */
export const Speech = styled.text<{ $isCurrent: boolean }>`
  ${({ $isCurrent }) =>
    $isCurrent
      ? css`
          fill: var(--dui-color-on-booth);
          font-size: 40px;
          font-weight: 480;
          letter-spacing: -0.3px;
        `
      : css`
          fill: var(--dui-color-on-booth-muted);
          font-size: 13px;
        `}
`;

export const Word = styled.tspan<{ $width: number }>`
  font-stretch: ${({ $width }) => Math.min(125, Math.max(62, $width))}%;
`;

export const SyncBar = styled.rect`
  fill: var(--dui-color-booth-lamp);
`;

export const Dot = styled.circle`
  fill: var(--dui-color-booth-lamp);
`;
