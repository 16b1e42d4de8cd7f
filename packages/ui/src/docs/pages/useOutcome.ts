import { type RefObject, useState } from 'react';
import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
} from 'storybook/internal/core-events';

/** The state of a frame's story: still loading, finished, or stopped before its end. */
export type Outcome = 'loading' | 'finished' | 'failed';

/** The part of a frame's own preview that the outer page uses. */
interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last(event: string): [{ status: string }] | undefined;
    once(event: string, heard: (said: { status: string }) => void): void;
  };
}

/** Follows the story of a frame to its end. Call `onLoad` when the frame loads. Another `address` starts over. */
export function useOutcome(frame: RefObject<HTMLIFrameElement | null>, address: string) {
  const [known, setKnown] = useState<{ address: string; outcome: Outcome }>();
  const onLoad = () => {
    const channel = (frame.current?.contentWindow as Preview | null | undefined)
      ?.__STORYBOOK_ADDONS_CHANNEL__;
    const fail = () => setKnown({ address, outcome: 'failed' });
    const finish = ({ status }: { status: string }) => {
      // The status does not include errors thrown by the play function.
      const isWhole = status === 'success' && !channel?.last(PLAY_FUNCTION_THREW_EXCEPTION);
      setKnown({ address, outcome: isWhole ? 'finished' : 'failed' });
    };
    const [ended] = channel?.last(STORY_FINISHED) ?? [];
    if (!channel) fail();
    else if (ended) finish(ended);
    else {
      channel.once(STORY_FINISHED, finish);
      channel.once(STORY_ERRORED, fail);
      channel.once(STORY_MISSING, fail);
    }
  };
  return { outcome: known?.address === address ? known.outcome : ('loading' as const), onLoad };
}
