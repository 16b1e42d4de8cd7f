import { useEffect, useEffectEvent, useState } from 'react';
import { Silence } from './MediaPlayer.styles';
import type { MediaPlayerProps } from './mediaProps';

interface SilenceNoteProps extends Pick<MediaPlayerProps, 'describeSilence'> {
  id: string;
  /** The address that plays without sound. */
  source: string;
  /** The text to show when there is no known reason. */
  usual: string;
}

/** A note under the picture: why there is no sound. */
export function SilenceNote({ id, source, describeSilence, usual }: SilenceNoteProps) {
  const [known, setKnown] = useState<{ source: string; reason: string } | null>(null);
  // Asked once per source: callers may pass a new function each time.
  const ask = useEffectEvent((silent: string, tell: (reason: string) => void) => {
    if (describeSilence) describeSilence(id, silent).then(tell, () => tell(usual));
    else tell(usual);
  });
  useEffect(() => {
    let isCurrent = true;
    ask(source, (reason) => isCurrent && setKnown({ source, reason }));
    return () => {
      isCurrent = false;
    };
  }, [source]);
  return <Silence role="status">{known?.source === source && known.reason}</Silence>;
}
