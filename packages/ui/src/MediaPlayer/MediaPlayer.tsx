import { useLabels } from '../ground/locale/LocaleContext';
import { mediaPlayerLabels } from './labels';
import { Empty, Root } from './MediaPlayer.styles';
import { MediaStage } from './MediaStage';
import type { MediaPlayerProps } from './mediaProps';

const SPEEDS = [1, 1.25, 1.5];
/**
 * Plays videos or sounds in place, with a picture, a bar and a list of the items, over the browser's own element. Only
 * one item plays in the whole page. Nothing loads before a person asks for it. Keys, while the focus is inside: the
 * arrows go 5 seconds back and forward, M mutes, F toggles full screen.
 */
export function MediaPlayer({
  items,
  getSource,
  describeError,
  describeSilence,
  speeds = SPEEDS,
  labels: given,
  ...rest
}: MediaPlayerProps) {
  const labels = useLabels('MediaPlayer', mediaPlayerLabels, given);
  const [first] = items;
  if (first) {
    const stage = { items, first, getSource, describeError, describeSilence, speeds, labels };
    return <MediaStage {...rest} {...stage} />;
  }
  return (
    <Root {...rest}>
      <Empty>{labels.empty}</Empty>
    </Root>
  );
}
