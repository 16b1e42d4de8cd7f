import { APPLICATION_CONSENT_REQUIRED, REELS_CONSENT_REQUIRED } from '@doblaje/domain/consents';
import { reelsNeedRepresentative, validateReelsRepresentative } from '@doblaje/domain/minors';
import { onboardingPath } from '@doblaje/domain/onboarding';
import { type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortal, useSession } from '../../../../portal/portal';
import { loginPath } from '../../../../session/returnPaths';
import { type OnboardingAnswers, useAnswers } from '../answers/answers';
import { incompleteSteps, toApplication } from './applicationAnswers';
import { sendingOf, useSendingState } from './portalSending';
import { isUnderWay } from './sendingState';

/** Step 4 where applications are sent: the chosen files, the missing steps, the progress and the actions. */
export function useApplicationSending({
  missing,
  consentBox,
  reelsBox,
  nameField,
  representativeBox,
}: {
  /** Takes the focus when steps are missing. */
  missing: RefObject<HTMLElement | null>;
  /** Takes the focus when the consent is missing. */
  consentBox: RefObject<HTMLElement | null>;
  /** Takes the focus when only the consent to the files is missing. */
  reelsBox: RefObject<HTMLElement | null>;
  /** Take the focus when only who represents a minor is missing, or their consent. */
  nameField: RefObject<HTMLElement | null>;
  representativeBox: RefObject<HTMLElement | null>;
}) {
  const portal = usePortal();
  const answers = useAnswers();
  const navigate = useNavigate();
  const { token } = useSession();
  const sending = sendingOf(portal);
  const state = useSendingState();
  const [{ files, consent, reelsConsent, personal, representativeName, representativeConsent }, setChosen] =
    useState(answers.get);
  const [isConsentMissing, setConsentMissing] = useState(false);
  const isMoving = isUnderWay(state);
  // Once done, the screen waits for the next page. The answers are removed by then, so do not report missing steps.
  const isBusy = isMoving || state.phase === 'done';
  const incomplete = isBusy ? [] : incompleteSteps(answers.get());

  const isReelsMissing = files.length > 0 && !reelsConsent;
  const lacking = validateReelsRepresentative(toApplication(answers.get()));
  const isLacking = Object.keys(lacking).length > 0;
  const keep = (part: Partial<OnboardingAnswers>) => {
    answers.keep(part);
    setChosen(answers.get());
  };

  useEffect(() => {
    if (state.phase === 'done') void navigate(onboardingPath(5));
  }, [state.phase, navigate]);

  /** @param only the failed file to send again; without it, everything not yet sent */
  function goOn(only?: File) {
    setConsentMissing(!consent || isReelsMissing || isLacking);
    if (incomplete.length > 0) missing.current?.focus();
    else if (!consent) consentBox.current?.focus();
    else if (isReelsMissing) reelsBox.current?.focus();
    else if (lacking.representative_name) nameField.current?.focus();
    else if (isLacking) representativeBox.current?.focus();
    else if (token === null) void navigate(loginPath(onboardingPath(4)));
    else {
      const job = { answers: toApplication(answers.get()), files: () => answers.get().files };
      void sending.start(only ? { ...job, only } : job);
    }
  }

  return {
    files,
    consent,
    reelsConsent,
    reelsConsentError: isConsentMissing && isReelsMissing ? REELS_CONSENT_REQUIRED : undefined,
    representative: {
      isAsked: files.length > 0 && reelsNeedRepresentative(personal.age),
      name: representativeName,
      agrees: representativeConsent,
      errors: isConsentMissing ? lacking : {},
    },
    consentError: isConsentMissing && !consent ? APPLICATION_CONSENT_REQUIRED : undefined,
    incomplete,
    isKept: answers.isWaiting(),
    hasSession: token !== null,
    state,
    isBusy,
    chooseFiles: (next: readonly File[]) => keep({ files: next }),
    giveConsent: (next: boolean) => keep({ consent: next }),
    giveReelsConsent: (next: boolean) => keep({ reelsConsent: next }),
    nameRepresentative: (next: string) => keep({ representativeName: next }),
    agreeAsRepresentative: (next: boolean) => keep({ representativeConsent: next }),
    goOn,
    cancel: sending.cancel,
  };
}
