import { useLabels } from '../LocaleProvider/LocaleContext';
import { defaultLabels } from './labels';
import { Empty, Root } from './MediaPlayer.styles';
import { MediaStage } from './MediaStage';
import type { MediaPlayerProps } from './mediaProps';

const SPEEDS = [1, 1.25, 1.5];
/**
 * Plays videos or sounds in place, one at a time in the whole page: picture, bar and the list of what there is, over the browser's own
 * element. Nothing is loaded before it is asked for. With the focus in it: arrows go 5 seconds back and on, M mutes, F fills the screen.
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
  const labels = useLabels('MediaPlayer', defaultLabels, given);
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
