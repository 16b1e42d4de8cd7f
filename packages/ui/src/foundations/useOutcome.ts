import { type RefObject, useState } from 'react';
import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
} from 'storybook/internal/core-events';

/** How far the story of a frame is: on its way, at its end, or stopped before it. */
export type Outcome = 'loading' | 'finished' | 'failed';

/** What a frame's own preview offers to the page around it. */
interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last(event: string): [{ status: string }] | undefined;
    once(event: string, heard: (said: { status: string }) => void): void;
  };
}

/** Follows the story of a frame to its end. Give `onLoad` to the frame; another `address` starts anew. */
export function useOutcome(frame: RefObject<HTMLIFrameElement | null>, address: string) {
  const [known, setKnown] = useState<{ address: string; outcome: Outcome }>();
  const onLoad = () => {
    const channel = (frame.current?.contentWindow as Preview | null | undefined)
      ?.__STORYBOOK_ADDONS_CHANNEL__;
    const fail = () => setKnown({ address, outcome: 'failed' });
    const finish = ({ status }: { status: string }) => {
      // What a play threw is no matter of the status.
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
