import { use, useEffect, useState } from 'react';
import { createPress } from '../form/createPress';
import { FormContext } from '../form/FormContext';

/** Whether a field that was left holds what it does not take. Inside of a form of ours its validator says so. */
export function useOwnVerdict(isRight: boolean) {
  const isAlone = use(FormContext) === null;
  const [press] = useState(createPress);
  useEffect(() => {
    if (!isAlone) return;
    addEventListener('pointerdown', press.startPress, true);
    return () => removeEventListener('pointerdown', press.startPress, true);
  }, [isAlone, press]);

  const [isJudged, setJudged] = useState(false);
  // Once it was right, it is judged anew only on the next leaving.
  if (isJudged && isRight) setJudged(false);
  return {
    isWrong: isAlone && isJudged && !isRight,
    judge: () => press.afterPress(() => setJudged(true)),
  };
}
