import { useState } from 'react';
import { isRefusal } from '../shell/failureText';
import { type Answer, useAnswer } from '../shell/useAnswer';

/** What a loader answers: what it was asked for, or why there is none. */
interface Attempt {
  /** What was asked for, and for whom. */
  question: string;
  error?: unknown;
}

/**
 * Follows a loader's promise, and holds on to the last whole answer while a later attempt at the same question fails: a
 * connection that is lost takes nothing away that is on the page. A refusal does.
 * @param promise never rejects: a failure is an answer too
 */
export function useStandingAnswer<T extends Attempt>(promise: Promise<T>): Answer<T> {
  const { value, isPending } = useAnswer(promise);
  const [whole, setWhole] = useState<T>();
  if (value !== undefined && value.error === undefined && value !== whole) setWhole(value);
  const stands = value?.error !== undefined && whole?.question === value.question && !isRefusal(value.error);
  return { value: stands ? whole : value, isPending };
}
