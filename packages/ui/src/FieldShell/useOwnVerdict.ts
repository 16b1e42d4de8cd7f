import { use, useEffect, useState } from 'react';
import { createPress } from '../ground/inForm/createPress';
import { FormContext } from '../ground/inForm/FormContext';

/**
 * Whether the field was left with a text it cannot accept. Inside a `Form` of `@doblaje/ui/form` the form's validator
 * reports that instead.
 */
export function useOwnVerdict(isRight: boolean) {
  const isAlone = use(FormContext) === null;
  const [press] = useState(createPress);
  useEffect(() => {
    if (!isAlone) return;
    addEventListener('pointerdown', press.startPress, true);
    return () => removeEventListener('pointerdown', press.startPress, true);
  }, [isAlone, press]);

  const [isJudged, setJudged] = useState(false);
  // After the text becomes right, the field is judged again only when the focus leaves it.
  if (isJudged && isRight) setJudged(false);
  return {
    isWrong: isAlone && isJudged && !isRight,
    judge: () => press.afterPress(() => setJudged(true)),
  };
}
