import type { ApplicationAnswers } from '@doblaje/contract/client';

/** The server's draft of an application, with the reels that have arrived. */
export interface ApplicationDraft {
  id: string;
  reels: readonly { n: number; size: number; digest: string | null }[];
}

/** What this page knows about the draft: its answers, and the place of each file that has arrived. */
export function createDraft(
  create: (answers: ApplicationAnswers, signal: AbortSignal) => Promise<ApplicationDraft>,
  digestOf: (file: File) => Promise<string | null>,
) {
  let open: { id: string; answers: string } | null = null;
  const places = new Map<File, number>();

  /** Recognises files that the server already has, sent from another page or before a reload of this one. */
  async function recognise(reels: ApplicationDraft['reels'], files: readonly File[]): Promise<void> {
    for (const { n, size, digest } of reels) {
      if (digest === null || [...places.values()].includes(n)) continue;
      for (const file of files) {
        if (file.size !== size || places.has(file)) continue;
        // A file that changed since it was chosen does not match. Its row says so when its turn comes.
        if ((await digestOf(file).catch(() => null)) !== digest) continue;
        places.set(file, n);
        break;
      }
    }
  }

  return {
    /** Writes the answers, unless the draft already has exactly these. Resolves to the draft's id. */
    async open(
      { answers, files }: { answers: ApplicationAnswers; files: () => readonly File[] },
      signal: AbortSignal,
    ): Promise<string> {
      const text = JSON.stringify(answers);
      if (open?.answers === text) return open.id;
      const { id, reels } = await create(answers, signal);
      if (open?.id !== id) places.clear();
      for (const [file, n] of places) {
        if (!reels.some((reel) => reel.n === n && reel.size === file.size)) places.delete(file);
      }
      await recognise(reels, files());
      open = { id, answers: text };
      return id;
    },
    isOpen: () => open !== null,
    /** Whether a file has arrived. */
    has: (file: File) => places.has(file),
    keep: (file: File, n: number) => void places.set(file, n),
    forget() {
      open = null;
      places.clear();
    },
    /**
     * Gives each file a place from 1 to the number of files. A file that has arrived keeps its place if that is still within the number. A
     * file sent to a place used before replaces the old one.
     */
    placesOf(files: readonly File[]): [file: File, n: number][] {
      for (const [file, n] of places) if (!files.includes(file) || n > files.length) places.delete(file);
      const taken = new Set(places.values());
      const free = files.map((_, index) => index + 1).filter((n) => !taken.has(n));
      return files.map((file) => [file, places.get(file) ?? free.shift() ?? 0]);
    },
  };
}
