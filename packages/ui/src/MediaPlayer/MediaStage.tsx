import Play from '@lucide/icons/icons/play';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Glyph } from '../ground/icon/Glyph';
import type { MediaPlayerLabels } from './labels';
import { MediaBar } from './MediaBar';
import { MediaFailed } from './MediaFailed';
import { MediaList } from './MediaList';
import { Booth, Mark, Picture, Root, Video, Waiting } from './MediaPlayer.styles';
import type { MediaItem, MediaPlayerProps } from './mediaProps';
import { SilenceNote } from './SilenceNote';
import { useFullScreen } from './useFullScreen';
import { NOTHING_ON, usePlayback } from './usePlayback';

interface MediaStageProps extends Omit<MediaPlayerProps, 'labels' | 'speeds'> {
  /** The first item of `items`. */
  first: MediaItem;
  speeds: readonly number[];
  labels: MediaPlayerLabels;
}

/** Seconds that an arrow key moves. */
const STEP = 5;

/** The player, when there are items. */
export function MediaStage({
  items,
  first,
  getSource,
  describeError,
  describeSilence,
  speeds,
  labels,
  onKeyDown,
  ...rest
}: MediaStageProps) {
  const media = useRef<HTMLVideoElement>(null);
  const booth = useRef<HTMLDivElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const [speed, setSpeed] = useState(speeds[0] ?? 1);
  const [isMuted, setMuted] = useState(false);
  const screen = useFullScreen(booth, media);
  const { state, on, toggle, seek, clear } = usePlayback(media, getSource, speed);

  const found = items.find(({ id }) => id === state.id);
  const current = found ?? first;
  const shown = found ? state : NOTHING_ON;
  const isGone = state.id !== null && !found;
  const clearNow = useEffectEvent(clear);
  useEffect(() => {
    if (isGone) clearNow();
  }, [isGone]);

  function press(event: KeyboardEvent<HTMLElement>) {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key === 'arrowleft') seek(state.position - STEP);
    else if (key === 'arrowright') seek(state.position + STEP);
    else if (key === 'm') setMuted(!isMuted);
    else if (key === 'f') screen.toggle();
    else return;
    // Otherwise the rail would also move by its own step.
    event.preventDefault();
  }

  return (
    <Root {...rest} onKeyDown={press}>
      <Booth ref={booth}>
        <Picture onClick={() => !shown.failure && toggle(current.id)}>
          <Video
            ref={media}
            {...on}
            muted={isMuted}
            playsInline
            preload="metadata"
            aria-label={current.name}
          />
          {shown.id === null && (
            <Mark>
              <Glyph of={Play} />
            </Mark>
          )}
          {shown.isWaiting && <Waiting role="status">{labels.loading}</Waiting>}
          {shown.failure && (
            <MediaFailed
              failure={shown.failure}
              describeError={describeError}
              labels={labels}
              onRetry={() => {
                // The pressed button disappears with the failure.
                playButton.current?.focus();
                toggle(current.id);
              }}
            />
          )}
        </Picture>
        {shown.silent !== null && (
          <SilenceNote
            id={current.id}
            source={shown.silent}
            describeSilence={describeSilence}
            usual={labels.silent}
          />
        )}
        <MediaBar
          playRef={playButton}
          name={current.name}
          state={shown}
          isMuted={isMuted}
          isFull={screen.isFull}
          speed={speed}
          labels={labels}
          onToggle={() => toggle(current.id)}
          onSeek={seek}
          onSpeed={() => setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1)}
          onMute={() => setMuted(!isMuted)}
          onFullScreen={screen.toggle}
        />
      </Booth>
      <MediaList items={items} current={current.id} state={shown} labels={labels} onToggle={toggle} />
    </Root>
  );
}
