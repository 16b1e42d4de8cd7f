export interface Press {
  /** Call on pointerdown. */
  startPress: () => void;
  /**
   * Runs `task` now, or after the press under way has ended: what it changes on the page must not move a button
   * from under the pointer between press and release.
   */
  afterPress: (task: () => void) => void;
}

/** Puts off what happens between a press and its release. */
export function createPress(): Press {
  let waiting: (() => void)[] | null = null;

  const endPress = () => {
    window.removeEventListener('pointerup', endPress);
    window.removeEventListener('pointercancel', endPress);
    // The click comes right after the release and must find its button in place.
    setTimeout(() => {
      const tasks = waiting ?? [];
      waiting = null;
      for (const task of tasks) task();
    });
  };

  return {
    startPress: () => {
      if (waiting) return;
      waiting = [];
      window.addEventListener('pointerup', endPress);
      window.addEventListener('pointercancel', endPress);
    },
    afterPress: (task) => {
      if (waiting) waiting.push(task);
      else task();
    },
  };
}
