interface Timing {
  /** The longest that the source may take for a part that is wanted, in milliseconds. @default as long as it likes */
  idle?: number;
  /** The longest that nobody may want a part, in milliseconds. @default as long as they like */
  unread?: number;
  /** What the stream breaks with when one of both is over. */
  tooLate: () => Error;
  /** Told once, when the stream has ended, broken off or been given up. */
  onEnd?: () => void;
}

/** The same stream, which waits neither for its source nor for its reader forever. */
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
    // Asks its source only when it is asked: what lies ready would count as wanted.
    { highWaterMark: 0 },
  );
}
