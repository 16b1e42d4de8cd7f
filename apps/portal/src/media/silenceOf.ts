import { inspectMp4, type ReadableFile, silenceReason } from '@doblaje/domain/media';

/** A video at an address, read in the parts that are asked for. */
const fileAt = (source: string, size: number): ReadableFile => ({
  size,
  slice: (start, end) => ({
    arrayBuffer: async () => {
      const response = await fetch(source, { headers: { Range: `bytes=${start}-${end - 1}` } });
      // A server that knows no parts sends the whole.
      const bytes = await response.arrayBuffer();
      return response.status === 206 ? bytes : bytes.slice(start, end);
    },
  }),
});

/**
 * Why a video that plays is not heard, for a player: by its list of tracks, some kilobytes of it.
 * @param size of the video, in bytes
 */
export async function silenceOf(source: string, size: number): Promise<string> {
  return silenceReason(await inspectMp4(fileAt(source, size)));
}
