interface ContractStep {
  /** What it takes away, in the words of `takenAway`. */
  takes: readonly string[];
  /** The first version that does not need it any more: a commit. It has to be the recorded version before, or older than it. */
  unneededSince: string;
}

/**
 * Migrations that take away what an older version needed, by name. One is written one release after the version that no
 * longer needs it: while a new version is brought up, the one before still runs on its tables.
 */
export const CONTRACT_STEPS: Readonly<Record<string, ContractStep>> = {};
