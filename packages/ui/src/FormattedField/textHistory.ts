import type { FormattedText } from './formatText';

interface Step {
  before: FormattedText;
  after: FormattedText;
  /** `inputType` of the change; another text for one that stands alone. */
  kind: string;
}

/** What is undone a run at a time, as browsers do: typing on, deleting on. */
const RUNS = /^(insertText|deleteContent\w+)$/;

/**
 * What was typed into one field, to be undone: the browser's own history goes wrong where a field writes its text
 * itself. A value set from outside ends it: what was typed for another record does not come back.
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
    /** What to show in place of `shown`, one step back or forward; nothing if there is none from there. */
    go(isBack: boolean, shown: string): FormattedText | undefined {
      const step = steps[isBack ? done - 1 : done];
      const [from, to] = isBack ? [step?.after, step?.before] : [step?.before, step?.after];
      if (from?.value !== shown) return undefined;
      done += isBack ? -1 : 1;
      return to;
    },
  };
}
