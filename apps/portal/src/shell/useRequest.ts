import { useEffect, useMemo, useState } from 'react';

/** What came of asking. */
interface Settled<Question, Value> {
  asked: { question: Question };
  /** The newest answer there is, also to a question before. */
  last: Value | undefined;
  value?: Value;
  error?: unknown;
}

/** What a component asked the API for while it is shown. */
export interface Request<Value> {
  /** What this question was answered. */
  value: Value | undefined;
  /** The newest answer there is: until this question has one, the one before. */
  last: Value | undefined;
  /** Why there is no answer. It stays while the same is asked again. */
  error: unknown;
  /** An answer is on its way. */
  isLoading: boolean;
  /** Asks the same again. */
  retry: () => void;
}

/**
 * Asks the API for something that depends on what a component shows, rather than on the address (there a loader asks). An
 * answer that a later question has overtaken is of no use.
 * @param ask stays the same while the same is asked for
 * @param question null: nothing is asked; the same one after that is asked anew
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
