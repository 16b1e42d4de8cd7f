import { inspectMp4, type ReadableFile, silenceReason } from '@doblaje/domain/media';

/** A video at an address. It loads only the requested parts. */
const fileAt = (source: string, size: number): ReadableFile => ({
  size,
  slice: (start, end) => ({
    arrayBuffer: async () => {
      const response = await fetch(source, { headers: { Range: `bytes=${start}-${end - 1}` } });
      // A server without range requests sends the whole video.
      const bytes = await response.arrayBuffer();
      return response.status === 206 ? bytes : bytes.slice(start, end);
    },
  }),
});

/**
 * Says why a video plays without sound. It reads only the video's list of tracks, which has a few kilobytes.
 * @param size of the video, in bytes
 */
export async function silenceOf(source: string, size: number): Promise<string> {
  return silenceReason(await inspectMp4(fileAt(source, size)));
}
