import { useEffect, useMemo, useState } from 'react';

/** The outcome of a request. */
interface Settled<Question, Value> {
  asked: { question: Question };
  /** The newest answer, which may belong to an earlier question. */
  last: Value | undefined;
  value?: Value;
  error?: unknown;
}

/** A request to the API by a component, while the component is shown. */
export interface Request<Value> {
  /** The answer to the current question. */
  value: Value | undefined;
  /** The newest answer. The previous question's answer stays here until the current question has its own. */
  last: Value | undefined;
  /** Why there is no answer. It stays while the same question is sent again. */
  error: unknown;
  /** Whether an answer is loading. */
  isLoading: boolean;
  /** Sends the same question again. */
  retry: () => void;
}

/**
 * Asks the API for data that depends on what a component shows. (If it depends on the address, use a loader.) An answer to an older
 * question is ignored.
 * @param ask must be a stable function
 * @param question null sends nothing; the same question after null is sent again
 */
export function useRequest<Question, Value>(
  ask: (question: Question) => Promise<Value>,
  question: Question | null,
): Request<Value> {
  const [attempt, setAttempt] = useState(0);
  const asked = useMemo(() => (question === null ? null : { question, attempt }), [question, attempt]);
  const [settled, setSettled] = useState<Settled<Question, Value>>();
  useEffect(() => {
    if (asked === null) {
      setSettled(undefined);
      return;
    }
    let isCurrent = true;
    ask(asked.question).then(
      (value) => isCurrent && setSettled({ asked, last: value, value }),
      (error: unknown) => isCurrent && setSettled((before) => ({ asked, last: before?.last, error })),
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, asked]);

  const isOfQuestion = settled !== undefined && settled.asked.question === question;
  return {
    value: isOfQuestion ? settled.value : undefined,
    last: settled?.last,
    error: isOfQuestion ? settled.error : undefined,
    isLoading: asked !== null && settled?.asked !== asked,
    retry: () => setAttempt((before) => before + 1),
  };
}
