interface Timing {
  /** Longest time that the source may take for a wanted part, in milliseconds. @default as long as it likes */
  idle?: number;
  /** Longest time that the reader may want no part, in milliseconds. @default as long as they like */
  unread?: number;
  /** The error of the stream when one of these times is over. */
  tooLate: () => Error;
  /** Called once when the stream has ended, broken off or been cancelled. */
  onEnd?: () => void;
}

/** The same stream with time limits for its source and for its reader. */
export function timedStream(
  source: ReadableStream<Uint8Array>,
  { idle, unread, tooLate, onEnd }: Timing,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  function end(): void {
    clearTimeout(timer);
    if (!isOver) onEnd?.();
    isOver = true;
  }

  function within(milliseconds: number | undefined, controller: ReadableStreamDefaultController): void {
    clearTimeout(timer);
    if (milliseconds === undefined) return;
    timer = setTimeout(() => {
      if (isOver) return;
      end();
      const error = tooLate();
      controller.error(error);
      reader.cancel(error).catch(() => {});
    }, milliseconds);
  }

  return new ReadableStream(
    {
      start: (controller) => within(unread, controller),
      pull: async (controller) => {
        within(idle, controller);
        try {
          const { done, value } = await reader.read();
          if (isOver) return;
          if (done) {
            end();
            controller.close();
          } else {
            controller.enqueue(value);
            within(unread, controller);
          }
        } catch (error) {
          if (isOver) return;
          end();
          controller.error(error);
        }
      },
      cancel: (reason) => {
        end();
        return reader.cancel(reason);
      },
    },
    // Ask the source only on demand: a part read in advance would count as wanted.
    { highWaterMark: 0 },
  );
}
