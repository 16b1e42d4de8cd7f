import { useEffect, useRef } from 'react';
import { Preview } from './FileList.styles';

/**
 * Plays a file at once, because the person asked for it by pressing 'Reproducir'. The player's own controls get the
 * focus.
 */
export function FilePreview({ src, title }: { src: string; title: string }) {
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // If the browser refuses to start it, the person can start it with the player's controls.
    player.current?.play().catch(() => undefined);
  }, []);
  return <Preview ref={player} src={src} controls playsInline title={title} />;
}
