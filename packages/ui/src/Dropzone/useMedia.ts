import { useEffect, useState } from 'react';

/** Whether a browser can play it at all; anything else has neither length nor preview. */
export const isPlayable = (file: File) => /^(video|audio)\//.test(file.type);

/** An address of the file in this page, while it is wanted and the component is there. */
export function useObjectUrl(file: File, isWanted: boolean): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!isWanted) return;
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(address);
    };
  }, [file, isWanted]);
  return url;
}

/** The length in seconds from the file's metadata; undefined until known, and where there is none to read. */
export function useDuration(file: File): number | undefined {
  const [duration, setDuration] = useState<number>();
  useEffect(() => {
    if (!isPlayable(file)) return;
    const url = URL.createObjectURL(file);
    const media = document.createElement('video');
    media.preload = 'metadata';
    media.muted = true;
    media.onloadedmetadata = () => {
      // Streams without an index report no end.
      if (Number.isFinite(media.duration)) setDuration(media.duration);
    };
    media.src = url;
    return () => {
      media.onloadedmetadata = null;
      media.removeAttribute('src');
      media.load();
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return duration;
}
