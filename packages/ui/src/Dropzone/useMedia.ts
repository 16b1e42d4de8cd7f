import { useEffect, useState } from 'react';

/** Whether the file is video or audio. Any other file has no length and no preview. */
export const isPlayable = (file: File) => /^(video|audio)\//.test(file.type);

/** An object URL of the file, while `isWanted` is true and the component is mounted. */
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

/** The length in seconds from the file's metadata. undefined until it is known, or when the file has none. */
export function useDuration(file: File): number | undefined {
  const [duration, setDuration] = useState<number>();
  useEffect(() => {
    if (!isPlayable(file)) return;
    const url = URL.createObjectURL(file);
    const media = document.createElement('video');
    media.preload = 'metadata';
    media.muted = true;
    media.onloadedmetadata = () => {
      // Streams without an index report an infinite length.
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
