import type { ComponentPropsWithRef } from 'react';
import { keyed } from '../ground/keys/keyed';
import { Band, Past, Ruler, SyncBar, Tick, Ticks, Word, Words } from './RythmoBand.styles';
import { shiftTimecode } from './timecode';

/** Number of ticks left and right of the sync bar, enough for a window 3840 px wide. */
const BEFORE = 12;
const AFTER = 15;
const FRAMES_PER_TICK = 20;
/** The width axis of Archivo, in per cent. */
const NARROWEST = 62;
const WIDEST = 125;

export interface RythmoWord {
  text: string;
  /** How long the word is held, in per cent: 62 (said fast) to 125 (held). Values beyond are clamped. */
  width: number;
}

export interface RythmoBandProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Words already said, left of the sync bar. Hidden below 640 px. */
  past: readonly RythmoWord[];
  /** Words from the sync bar on. They run off the right edge on purpose. */
  words: readonly RythmoWord[];
  /**
   * Timecode `hh:mm:ss:ff` under the sync bar, at 25 frames per second.
   * @default '00:12:08:04'
   */
  start?: string;
}

function line(words: readonly RythmoWord[]) {
  return keyed(words, ({ text }) => text).map(({ key, item: { text, width } }) => (
    <Word key={key} $width={Math.min(WIDEST, Math.max(NARROWEST, width))}>
      {text}
    </Word>
  ));
}

/**
 * A strip of rythmo band, the scrolling text of dubbing studios. It is decoration: it stands still and is hidden from assistive technology.
 */
export function RythmoBand({ past, words, start = '00:12:08:04', ...props }: RythmoBandProps) {
  const ticks = Array.from({ length: BEFORE + 1 + AFTER }, (_, index) =>
    shiftTimecode(start, (index - BEFORE) * FRAMES_PER_TICK),
  );
  return (
    <Band dir="ltr" {...props} aria-hidden="true">
      <Ruler>
        <Ticks $before={BEFORE}>
          {ticks.map((timecode) => (
            <Tick key={timecode}>{timecode}</Tick>
          ))}
        </Ticks>
      </Ruler>
      <Past>{line(past)}</Past>
      <Words>{line(words)}</Words>
      <SyncBar />
    </Band>
  );
}
