import { useEffect, useMemo, useState } from 'react';
import { usePortal } from '../portal/portal';
import { isRefusal } from './failureText';

/** What is known of an answer so far. */
export interface RequestState<Value> {
  /** The newest answer to the question. It stays while the question is asked again, and beside the error of a failed attempt. */
  value: Value | undefined;
  /** The newest answer. The previous question's answer stays here until the current question has its own. */
  last: Value | undefined;
  /** Why the newest attempt failed. It stays until another attempt has ended. */
  error: unknown;
  /** Whether an answer is loading. */
  isPending: boolean;
  /** Sends the same question again. */
  retry: () => void;
}

/** The answer of a loader whose promise never rejects: its question, and the error if it failed. */
interface Attempt {
  /** The question, and the session that asked it. */
  question: string;
  error?: unknown;
}

interface Settled<Value> {
  asked: { question: unknown };
  /** The session in which the answer arrived. Another one may be of another person. */
  token: string | null;
  value?: Value | undefined;
  last?: Value | undefined;
  /** The last answer that is no failed attempt. */
  whole?: Value | undefined;
  error?: unknown;
}

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' && value !== null && 'question' in value;

/** Whether the last good answer stays in place of this one: a later attempt at the same question failed. A refusal removes it. */
function stands<Value>(whole: Value | undefined, value: Value): whole is Value {
  if (!isAttempt(value) || value.error === undefined) return false;
  return isAttempt(whole) && whole.question === value.question && !isRefusal(value.error);
}

function afterAnswer<Value>(before: Settled<Value> | undefined, value: Value) {
  const shown = stands(before?.whole, value) ? before?.whole : value;
  const hasFailed = isAttempt(value) && value.error !== undefined;
  return { value: shown, last: shown, whole: hasFailed ? before?.whole : value };
}

function afterError<Value>(
  before: Settled<Value> | undefined,
  { asked, token }: Settled<Value>,
  error: unknown,
) {
  if (before?.token !== token) return { error };
  const isSame = before.asked.question === asked.question;
  return { ...before, value: isSame ? before.value : undefined, error };
}

/** Every promise of a loader answers the same question: what the page shows. */
const PAGE = Symbol('page');

type Source<Question, Value> = Promise<Value> | ((question: Question) => Promise<Value>);

/**
 * Follows a loader's promise without suspending, so that the elements on the page, and the focus on them, stay while the answer loads.
 * A lost connection removes nothing from the page: the last answer stays beside the error, unless another session asked for it. If
 * the promise never rejects but its answer has a `question`, the last good answer to that question stays in its place.
 */
export function useAnswer<Value>(promise: Promise<Value>): RequestState<Value>;
/**
 * Asks the API for data that depends on what a component shows. (If it depends on the address, use a loader.) An answer to an older
 * question is ignored.
 * @param ask must be a stable function
 * @param question null asks nothing and forgets the answer; the same question after null is asked again
 * @param again asks the same question again when it changes
 */
export function useAnswer<Question, Value>(
  ask: (question: Question) => Promise<Value>,
  question: Question | null,
  again?: unknown,
): RequestState<Value>;
export function useAnswer<Value>(
  source: Source<unknown, Value>,
  question: unknown = PAGE,
  again?: unknown,
): RequestState<Value> {
  const { session } = usePortal();
  const [attempt, setAttempt] = useState(0);
  const asked = useMemo(
    () => (question === null ? null : { source, question, again, attempt }),
    [source, question, again, attempt],
  );
  const [settled, setSettled] = useState<Settled<Value>>();
  useEffect(() => {
    if (asked === null) {
      setSettled(undefined);
      return;
    }
    let isCurrent = true;
    const promise = typeof asked.source === 'function' ? asked.source(asked.question) : asked.source;
    const settle = (next: (before: Settled<Value> | undefined, now: Settled<Value>) => object) => {
      const now = { asked, token: session.get().token };
      if (isCurrent) setSettled((before) => ({ ...next(before, now), ...now }));
    };
    promise.then(
      (value) => settle((before) => afterAnswer(before, value)),
      (error: unknown) => settle((before, now) => afterError(before, now, error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, session]);

  const isOfQuestion = settled !== undefined && settled.asked.question === question;
  return {
    value: isOfQuestion ? settled.value : undefined,
    last: settled?.last,
    error: isOfQuestion ? settled.error : undefined,
    isPending: asked !== null && settled?.asked !== asked,
    retry: () => setAttempt((before) => before + 1),
  };
}
