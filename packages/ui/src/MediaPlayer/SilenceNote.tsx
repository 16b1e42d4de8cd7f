import { useEffect, useState } from 'react';
import { Silence } from './MediaPlayer.styles';
import type { MediaPlayerProps } from './mediaProps';

interface SilenceNoteProps extends Pick<MediaPlayerProps, 'describeSilence'> {
  id: string;
  /** What plays without sound. */
  source: string;
  /** Said where nobody knows more. */
  usual: string;
}

/** Under the picture: why nothing is heard. */
export function SilenceNote({ id, source, describeSilence, usual }: SilenceNoteProps) {
  const [known, setKnown] = useState<{ source: string; reason: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a source; callers may make the function anew
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
