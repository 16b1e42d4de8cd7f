import Maximize from '@lucide/icons/icons/maximize';
import Minimize from '@lucide/icons/icons/minimize';
import Pause from '@lucide/icons/icons/pause';
import Play from '@lucide/icons/icons/play';
import Volume2 from '@lucide/icons/icons/volume-2';
import VolumeX from '@lucide/icons/icons/volume-x';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button';
import { formatDuration } from '../Dropzone/formatSize';
import { Glyph } from '../ground/icon/Glyph';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { MediaPlayerLabels } from './labels';
import { Bar, Rail, Time } from './MediaPlayer.styles';
import type { Playback } from './usePlayback';

interface MediaBarProps {
  playRef: RefObject<HTMLButtonElement | null>;
  name: string;
  state: Playback;
  isMuted: boolean;
  isFull: boolean;
  speed: number;
  labels: MediaPlayerLabels;
  onToggle: () => void;
  onSeek: (seconds: number) => void;
  onSpeed: () => void;
  onMute: () => void;
  onFullScreen: () => void;
}

/** The bar of the playing item with its controls. */
export function MediaBar({ state, labels, name, isMuted, isFull, speed, playRef, ...on }: MediaBarProps) {
  const { position, duration, isPlaying } = state;
  const rail = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Not a style attribute: a content security policy would drop it in server-rendered HTML.
    rail.current?.style.setProperty('--played', `${duration > 0 ? (position / duration) * 100 : 0}%`);
  }, [position, duration]);
  return (
    <Bar dir="ltr">
      <Button
        ref={playRef}
        variant="icon"
        aria-label={isPlaying ? labels.pause(name) : labels.play(name)}
        onPress={on.onToggle}
      >
        {isPlaying ? <Glyph of={Pause} /> : <Glyph of={Play} />}
      </Button>
      <Time>{formatDuration(Math.floor(position))}</Time>
      <Rail
        ref={rail}
        type="range"
        min={0}
        max={duration || 1}
        step="any"
        value={Math.min(position, duration || 1)}
        disabled={duration === 0}
        aria-label={labels.position}
        aria-valuetext={labels.positionOf(position, duration)}
        onChange={({ target }) => on.onSeek(target.valueAsNumber)}
      />
      <Time>{duration > 0 ? formatDuration(duration) : '--:--'}</Time>
      <Button variant="icon" data-words aria-label={labels.speed(speed)} onPress={on.onSpeed}>
        {labels.speedMark(speed)}
      </Button>
      {/* Screen readers do not read the name of a focused button again when it changes. */}
      <VisuallyHidden aria-live="polite">{labels.speed(speed)}</VisuallyHidden>
      <Button variant="icon" aria-label={isMuted ? labels.unmute : labels.mute} onPress={on.onMute}>
        {isMuted ? <Glyph of={VolumeX} /> : <Glyph of={Volume2} />}
      </Button>
      <Button
        variant="icon"
        aria-label={isFull ? labels.leaveFullScreen : labels.fullScreen}
        onPress={on.onFullScreen}
      >
        {isFull ? <Glyph of={Minimize} /> : <Glyph of={Maximize} />}
      </Button>
    </Bar>
  );
}
