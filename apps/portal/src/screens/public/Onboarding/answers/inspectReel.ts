import {
  inspectMp4,
  isWithoutMedia,
  isWithoutTracks,
  NO_MEDIA,
  NO_TRACKS,
  reelHint,
} from '@doblaje/domain/media';
import { tryPlaying } from '@doblaje/ui/Dropzone';

/** The note for the candidate about a chosen reel, from its MP4 boxes and from playing it; null if it is fine. */
export async function inspectReel(file: File): Promise<string | null> {
  const [inspection, played] = await Promise.all([inspectMp4(file), tryPlaying(file)]);
  return reelHint(inspection, played);
}

/** The reason to refuse a reel; null if it may be sent. */
export async function refuseReel(file: File): Promise<string | null> {
  const inspection = await inspectMp4(file);
  if (isWithoutTracks(inspection)) return NO_TRACKS;
  return isWithoutMedia(inspection) ? NO_MEDIA : null;
}
