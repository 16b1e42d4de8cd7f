import { hasHeard, hasNothing } from '../ground/media/hasHeard';

/** The result of playing a file in this browser. */
export interface PlayedFile {
  canPlay: boolean;
  /**
   * Whether there is a picture. A browser that knows the sound format but not the picture format plays only the sound.
   */
  hasPicture: boolean;
  /** Whether there is sound. undefined when the browser does not say. */
  hasSound?: boolean | undefined;
}

/** How long the first picture may take. A merely slow browser must not cause a warning. */
const PATIENCE_MS = 8000;

/** Plays the file up to its first picture, because no list of formats knows what this browser can play. */
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
