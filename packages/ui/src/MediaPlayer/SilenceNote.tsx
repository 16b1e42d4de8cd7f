import { useEffect, useState } from 'react';
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: ask once per source; callers may pass a new function each time
  useEffect(() => {
    let isCurrent = true;
    const tell = (reason: string) => isCurrent && setKnown({ source, reason });
    if (describeSilence) describeSilence(id, source).then(tell, () => tell(usual));
    else tell(usual);
    return () => {
      isCurrent = false;
    };
  }, [source]);
  return <Silence role="status">{known?.source === source && known.reason}</Silence>;
}
