/** The browsers' own properties about decoded sound. None of them is in the standard. */
interface Decoding {
  webkitAudioDecodedByteCount?: number;
  webkitVideoDecodedByteCount?: number;
  mozHasAudio?: boolean;
}

/**
 * Whether a media element with data has any sound; undefined when the browser does not tell.
 * A browser that cannot decode a film's sound plays its picture without a warning.
 */
export function hasHeard(media: HTMLMediaElement): boolean | undefined {
  const { webkitAudioDecodedByteCount: bytes, mozHasAudio } = media as Decoding;
  return bytes === undefined ? mozHasAudio : bytes > 0;
}

/** Whether a file that claims to play gives nothing at all: it has an index but no film. */
export function hasNothing(media: HTMLMediaElement): boolean {
  const { webkitAudioDecodedByteCount: sound, webkitVideoDecodedByteCount: picture } = media as Decoding;
  return sound === 0 && picture === 0;
}
