import {
  inspectMp4,
  isWithoutMedia,
  isWithoutTracks,
  NO_MEDIA,
  NO_TRACKS,
  reelHint,
} from '@doblaje/domain/media';
import { tryPlaying } from '@doblaje/ui/Dropzone';

/** What a candidate had better know of a chosen reel, by its boxes and by playing it; null where all is well. */
export async function inspectReel(file: File): Promise<string | null> {
  const [inspection, played] = await Promise.all([inspectMp4(file), tryPlaying(file)]);
  return reelHint(inspection, played);
}

/** Why a reel is not sent; null when it may be. */
export async function refuseReel(file: File): Promise<string | null> {
  const inspection = await inspectMp4(file);
  if (isWithoutTracks(inspection)) return NO_TRACKS;
  return isWithoutMedia(inspection) ? NO_MEDIA : null;
}
