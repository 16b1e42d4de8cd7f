/** What browsers tell of the sound that they have decoded, each in its own way; none is in the standard. */
interface Decoding {
  webkitAudioDecodedByteCount?: number;
  webkitVideoDecodedByteCount?: number;
  mozHasAudio?: boolean;
}

/**
 * Whether a media element that has data has anything to hear; undefined where the browser does not tell. A browser that does not
 * know the sound of a film plays its picture without a word.
 */
export function hasHeard(media: HTMLMediaElement): boolean | undefined {
  const { webkitAudioDecodedByteCount: bytes, mozHasAudio } = media as Decoding;
  return bytes === undefined ? mozHasAudio : bytes > 0;
}

/** Whether nothing at all came of a file that claims to play: an index without its film. */
export function hasNothing(media: HTMLMediaElement): boolean {
  const { webkitAudioDecodedByteCount: sound, webkitVideoDecodedByteCount: picture } = media as Decoding;
  return sound === 0 && picture === 0;
}
