export interface Press {
  /** Call on pointerdown. */
  startPress: () => void;
  /**
   * Runs `task` now, or after a press in progress has ended. A change of the page must
   * not move a button from under the pointer between press and release.
   */
  afterPress: (task: () => void) => void;
}

/** Delays tasks from a press until after its release. */
export function createPress(): Press {
  let waiting: (() => void)[] | null = null;

  const endPress = () => {
    window.removeEventListener('pointerup', endPress);
    window.removeEventListener('pointercancel', endPress);
    // The click follows the release and must find its button in place.
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
