import { use, useEffect, useState } from 'react';
import { createPress } from '../form/createPress';
import { FormContext } from '../form/FormContext';
import { isIsoDate } from './dateText';

/** Whether a field that was left holds a text that is no date. Inside of a form of ours its validator says so. */
export function useOwnVerdict(held: string) {
  const isAlone = use(FormContext) === null;
  const [press] = useState(createPress);
  useEffect(() => {
    if (!isAlone) return;
    addEventListener('pointerdown', press.startPress, true);
    return () => removeEventListener('pointerdown', press.startPress, true);
  }, [isAlone, press]);

  const isRight = held === '' || isIsoDate(held);
  const [isJudged, setJudged] = useState(false);
  // Once it was right, it is judged anew only on the next leaving.
  if (isJudged && isRight) setJudged(false);
  return {
    isWrong: isAlone && isJudged && !isRight,
    judge: () => press.afterPress(() => setJudged(true)),
  };
}
