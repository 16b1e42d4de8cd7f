/**
 * The same stream, which breaks if it ends before its announced length. On a
 * connection that stays open, the reader would otherwise wait for ever.
 */
export function wholeStream(
  source: ReadableStream<Uint8Array>,
  announced: number,
): ReadableStream<Uint8Array> {
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      bytes += part.byteLength;
      controller.enqueue(part);
    },
    flush: () => {
      if (bytes < announced) throw new Error(`A stored file ended ${announced - bytes} bytes too early`);
    },
  });
  return source.pipeThrough(counted);
}
