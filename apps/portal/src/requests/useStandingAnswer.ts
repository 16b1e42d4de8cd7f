import { useState } from 'react';
import { isRefusal } from './failureText';
import { type Answer, useAnswer } from './useAnswer';

/** A loader's answer: its question, and the error if it failed. */
interface Attempt {
  /** The question, and the session that asked it. */
  question: string;
  error?: unknown;
}

/**
 * Follows a loader's promise, and keeps the last good answer while a later attempt at the same question fails. A lost connection
 * therefore removes nothing from the page. A refusal does.
 * @param promise never rejects: a failure is an answer too
 */
export function useStandingAnswer<T extends Attempt>(promise: Promise<T>): Answer<T> {
  const { value, isPending } = useAnswer(promise);
  const [whole, setWhole] = useState<T>();
  if (value !== undefined && value.error === undefined && value !== whole) setWhole(value);
  const stands = value?.error !== undefined && whole?.question === value.question && !isRefusal(value.error);
  return { value: stands ? whole : value, isPending };
}
