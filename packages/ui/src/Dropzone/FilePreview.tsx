import { useEffect, useRef } from 'react';
import { Preview } from './FileList.styles';

/** Plays a file at once: pressing 'Reproducir' is asking for it. The focus goes to the player's own controls. */
export function FilePreview({ src, title }: { src: string; title: string }) {
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // A browser that does not let it start leaves the player, whose controls do.
    player.current?.play().catch(() => undefined);
  }, []);
  return <Preview ref={player} src={src} controls playsInline title={title} />;
}
