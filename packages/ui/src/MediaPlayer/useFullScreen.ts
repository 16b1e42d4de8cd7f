import { type RefObject, useEffect, useState } from 'react';

/** A phone's browser that fills its screen with nothing but a video of its own. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Filling the screen with a box, or with the video in it where a browser can do no more. */
export function useFullScreen(
  box: RefObject<HTMLElement | null>,
  media: RefObject<HTMLVideoElement | null>,
): { isFull: boolean; toggle: () => void } {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(box.current !== null && document.fullscreenElement === box.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [box]);
  return {
    isFull,
    toggle() {
      // Refused by the page around it, or by whoever sits before it: it stays as it is.
      if (isFull) document.exitFullscreen().catch(() => undefined);
      else if (box.current?.requestFullscreen) box.current.requestFullscreen().catch(() => undefined);
      else (media.current as PhoneVideo | null)?.webkitEnterFullscreen?.();
    },
  };
}
