import { hasHeard, hasNothing } from '../media/hasHeard';

/** What became of playing a file in this browser. */
export interface PlayedFile {
  canPlay: boolean;
  /** Whether there is anything to see: a browser that knows the sound and not the picture plays the sound alone. */
  hasPicture: boolean;
  /** Whether there is anything to hear; undefined where the browser does not tell. */
  hasSound?: boolean | undefined;
}

/** How long the first picture may take; a browser that is merely slow is no reason for a warning. */
const PATIENCE_MS = 8000;

/** Lets the browser itself try, up to the first picture: no list of formats knows what it plays. */
export function tryPlaying(file: File): Promise<PlayedFile> {
  const url = URL.createObjectURL(file);
  const media = document.createElement('video');
  media.preload = 'auto';
  media.muted = true;
  return new Promise<PlayedFile>((resolve) => {
    const timer = setTimeout(() => resolve({ canPlay: true, hasPicture: true }), PATIENCE_MS);
    const end = (canPlay: boolean) => () => {
      clearTimeout(timer);
      resolve({
        canPlay: canPlay && !hasNothing(media),
        hasPicture: media.videoWidth > 0,
        hasSound: hasHeard(media),
      });
    };
    media.onloadeddata = end(true);
    media.onerror = end(false);
    media.src = url;
  }).finally(() => {
    media.onloadeddata = null;
    media.onerror = null;
    media.removeAttribute('src');
    media.load();
    URL.revokeObjectURL(url);
  });
}
