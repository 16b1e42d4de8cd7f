import Pause from '@lucide/icons/icons/pause';
import Play from '@lucide/icons/icons/play';
import { formatDuration } from '../Dropzone/formatSize';
import { Glyph } from '../ground/icon/Glyph';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { MediaPlayerLabels } from './labels';
import { Detail, Entries, Entry, Name } from './MediaPlayer.styles';
import type { MediaItem } from './mediaProps';
import type { Playback } from './usePlayback';

interface MediaListProps {
  items: readonly MediaItem[];
  /** The item in the picture. */
  current: string;
  state: Playback;
  labels: MediaPlayerLabels;
  onToggle: (id: string) => void;
}

/** The list of items. Pressing an item plays it. Pressing the playing item pauses it. */
export function MediaList({ items, current, state, labels, onToggle }: MediaListProps) {
  return (
    <Entries>
      {items.map(({ id, name, detail }) => {
        const isOn = id === state.id;
        const isPlaying = isOn && state.isPlaying;
        const facts = [detail, isOn && state.duration > 0 && formatDuration(state.duration)].filter(Boolean);
        return (
          <li key={id}>
            <Entry
              type="button"
              aria-current={id === current ? 'true' : undefined}
              data-on={isOn || undefined}
              onClick={() => onToggle(id)}
            >
              {isPlaying ? <Glyph of={Pause} /> : <Glyph of={Play} />}
              <VisuallyHidden>{isPlaying ? labels.pause(name) : labels.play(name)}</VisuallyHidden>
              <Name aria-hidden="true" title={name}>
                {name}
              </Name>
              <Detail>{facts.join(' · ')}</Detail>
            </Entry>
          </li>
        );
      })}
    </Entries>
  );
}
