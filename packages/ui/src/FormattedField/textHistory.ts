import type { FormattedText } from './formatText';

interface Step {
  before: FormattedText;
  after: FormattedText;
  /** `inputType` of the change, or another text for a change that stands alone as a step. */
  kind: string;
}

/** Changes that undo takes back a run at a time, as browsers do: continued typing or deleting. */
const RUNS = /^(insertText|deleteContent\w+)$/;

/**
 * The undo history of one field. The browser's own history fails when a field writes its text itself. A value that the
 * page sets ends the history, so that undo never brings back text typed for another record.
 */
export function createTextHistory() {
  let steps: Step[] = [];
  let done = 0;
  return {
    note(before: FormattedText, after: FormattedText, kind: string) {
      const last = steps[done - 1];
      const isNext = last?.after.value === before.value;
      steps = isNext ? steps.slice(0, done) : [];
      if (isNext && RUNS.test(kind) && last.kind === kind && last.after.caret === before.caret)
        last.after = after;
      else steps.push({ before, after, kind });
      done = steps.length;
    },
    /** The text to show in place of `shown`, one step back or forward. undefined when there is no step from `shown`. */
    go(isBack: boolean, shown: string): FormattedText | undefined {
      const step = steps[isBack ? done - 1 : done];
      const [from, to] = isBack ? [step?.after, step?.before] : [step?.before, step?.after];
      if (from?.value !== shown) return undefined;
      done += isBack ? -1 : 1;
      return to;
    },
  };
}
