import { type RefObject, useEffect, useState } from 'react';

/** Some phones' browsers can only show a video in full screen, with their own controls. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Shows a box in full screen, or only the video in it where the browser can do no more. */
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
      // The surrounding page or the person may refuse. Then nothing changes.
      if (isFull) document.exitFullscreen().catch(() => undefined);
      else if (box.current?.requestFullscreen) box.current.requestFullscreen().catch(() => undefined);
      else (media.current as PhoneVideo | null)?.webkitEnterFullscreen?.();
    },
  };
}
