import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/** PostgreSQL's process would end on these errors. */
const LAST_WORDS = ['PANIC', 'FATAL'];

type Execute = PGlite['execProtocolStream'];

/**
 * PGlite that ends as PostgreSQL's process would. PGlite itself goes on after a PANIC, and sends the next message into an engine that holds
 * its own locks: that never comes back, and with it the whole process. Here the engine gets no more messages. Each is refused with
 * the error that ended it, also those that wait for their turn and those that PGlite sends by itself (Sync, ROLLBACK).
 */
export class MortalPGlite extends PGlite {
  #end: unknown;

  /** @throws what keeps the database from opening. Nothing of it stays open then. */
  static async open(options: PGliteOptions): Promise<MortalPGlite> {
    const pglite = new MortalPGlite(options);
    try {
      await pglite.waitReady;
    } catch (error) {
      pglite.#endWith(error);
      throw error;
    }
    // The engine's last call, also when it could not tell why it ends.
    Object.assign(pglite.Module, {
      onAbort: () => {
        pglite.#end ??= new Error('The embedded database ended');
      },
    });
    return pglite;
  }

  /** Whether it has ended. It is never asked again, and needs no closing. */
  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  override async execProtocolStream(...asked: Parameters<Execute>): ReturnType<Execute> {
    if (this.#end !== undefined) throw this.#end;
    try {
      const messages = await super.execProtocolStream(...asked);
      if (this.#end !== undefined) throw this.#end;
      return messages;
    } catch (error) {
      if (this.#end !== undefined || isLast(error)) this.#endWith(error);
      throw error;
    }
  }

  #endWith(error: unknown): void {
    this.#end = error;
    closeFiles(this.mod);
  }
}

function isLast(error: unknown): boolean {
  const { severity } = error as { severity?: string };
  return error instanceof WebAssembly.RuntimeError || LAST_WORDS.includes(severity ?? '');
}

/** Closes the files that an engine left open: they would count among the process's, and keep the room of what is removed. */
function closeFiles(module: PGlite['Module'] | undefined): void {
  const { FS } = module ?? {};
  const { streams = [] } = (FS ?? {}) as {
    streams?: (Parameters<NonNullable<typeof FS>['close']>[0] | null)[];
  };
  for (const stream of streams) if (stream) FS?.close(stream);
}
