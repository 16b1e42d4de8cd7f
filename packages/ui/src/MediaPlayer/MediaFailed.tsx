import { Button } from '../Button/Button';
import type { MediaPlayerLabels } from './labels';
import { Problem } from './MediaPlayer.styles';
import type { MediaPlayerProps, MediaProblem } from './mediaProps';
import type { MediaFailure } from './usePlayback';

interface MediaFailedProps extends Pick<MediaPlayerProps, 'describeError'> {
  failure: MediaFailure;
  labels: MediaPlayerLabels;
  onRetry: () => void;
}

/** Shown instead of the picture: the item that cannot be played, the reason, and a retry where one may help. */
export function MediaFailed({ failure, describeError, labels, onRetry }: MediaFailedProps) {
  const usual: MediaProblem = {
    title: labels.failed,
    hint: failure.reason === 'unplayable' ? labels.unplayableHint : labels.failedHint,
  };
  const problem = (failure.reason === 'source' && describeError?.(failure.error)) || usual;
  return (
    <Problem role="alert">
      <strong>{problem.title}</strong>
      {problem.hint !== undefined && <span>{problem.hint}</span>}
      {!problem.isFinal && (
        <Button variant="secondary" size="sm" onPress={onRetry}>
          {labels.retry}
        </Button>
      )}
    </Problem>
  );
}
