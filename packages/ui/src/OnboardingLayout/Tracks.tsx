import { Fragment } from 'react';
import { keyed } from '../ground/keys/keyed';
import type { RythmoWord } from '../RythmoBand/RythmoBand';
import { Dot, Line, Row, Speech, Svg, SyncBar, Timecode, Voice, Word } from './Tracks.styles';
import { wave } from './wave';

/** One spoken line of the panel. */
export interface OnboardingTrack {
  /** `hh:mm:ss:ff`, at the left of the line. */
  timecode: string;
  /** The spoken words, with each word's width in per cent. */
  words: readonly RythmoWord[];
}

/** Sizes of the picture, in its own pixels: 560 × 900, with five tracks of 146 from y = 124. */
const TOP = 124;
const HEIGHT = 146;
const BAR = 176;
const WIDTH = 560;
const VOICE = 52;

/** Five lines of a made-up scene, one for each step. They are fiction and never instructions. */
export const ONBOARDING_TRACKS: readonly OnboardingTrack[] = [
  {
    timecode: '00:00:12:04',
    words: [
      { text: '¿Quién', width: 125 },
      { text: 'anda', width: 66 },
      { text: 'ahí?', width: 118 },
    ],
  },
  {
    timecode: '00:00:36:02',
    words: [
      { text: 'Soy', width: 120 },
      { text: 'yo.', width: 74 },
      { text: 'Abre,', width: 124 },
      { text: 'que', width: 64 },
      { text: 'hace', width: 70 },
      { text: 'frío.', width: 112 },
    ],
  },
  {
    timecode: '00:01:00:11',
    words: [
      { text: 'La,', width: 125 },
      { text: 'la,', width: 72 },
      { text: 'laaa…', width: 125 },
      { text: 'más', width: 66 },
      { text: 'alto.', width: 110 },
    ],
  },
  {
    timecode: '00:01:24:20',
    words: [
      { text: 'Corre', width: 74 },
      { text: 'la', width: 62 },
      { text: 'cinta.', width: 125 },
    ],
  },
  {
    timecode: '00:01:48:16',
    words: [
      { text: 'Y…', width: 125 },
      { text: 'corte.', width: 84 },
      { text: 'Buena.', width: 122 },
    ],
  },
];

interface TracksProps {
  tracks: readonly OnboardingTrack[];
  /** The current track, counted from 1. */
  current: number;
}

/** The panel's picture: past lines are waves, the current line is in large letters, coming lines are silence. */
export function Tracks({ tracks, current }: TracksProps) {
  return (
    <Svg
      viewBox={`0 0 ${WIDTH} 900`}
      preserveAspectRatio="xMinYMin meet"
      aria-hidden="true"
      focusable="false"
    >
      {tracks.map(({ timecode, words }, index) => {
        const top = TOP + index * HEIGHT;
        const middle = top + 88;
        const isCurrent = index + 1 === current;
        const isDone = index + 1 < current;
        return (
          <g key={timecode}>
            <Line x2={WIDTH} y1={top} y2={top} />
            {isCurrent && <Row y={top + 1} width={WIDTH} height={HEIGHT - 1} />}
            <Timecode x="32" y={top + 25} $isCurrent={isCurrent}>
              {timecode}
            </Timecode>
            {isDone && <Voice d={wave(index + 1, 0, WIDTH - 4, middle, VOICE)} $tone="past" />}
            {isCurrent && <Voice d={wave(index + 1, 0, BAR - 16, middle, VOICE)} $tone="now" />}
            {!isDone && !isCurrent && <Voice d={`M0 ${middle}H${WIDTH}`} $tone="silence" />}
            <Speech x="192" y={isCurrent ? top + 101 : top + 25} $isCurrent={isCurrent}>
              {keyed(words, ({ text }) => text).map(({ key, item: { text, width } }, position) => (
                <Fragment key={key}>
                  {position > 0 && ' '}
                  <Word $width={width}>{text}</Word>
                </Fragment>
              ))}
            </Speech>
          </g>
        );
      })}
      <Line x2={WIDTH} y1={TOP + tracks.length * HEIGHT} y2={TOP + tracks.length * HEIGHT} />
      <SyncBar x={BAR - 1} y="108" width="2" height="792" />
      <Dot cx={BAR} cy="104" r="5.5" />
    </Svg>
  );
}
