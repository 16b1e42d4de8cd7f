import {
  ONBOARDING_PERSONAL_INITIAL,
  type OnboardingPersonalValues,
} from '@doblaje/domain/forms/onboardingPersonal';
import {
  ONBOARDING_SINGING_INITIAL,
  type OnboardingSingingValues,
} from '@doblaje/domain/forms/onboardingSinging';
import { ONBOARDING_VOICE_INITIAL, type OnboardingVoiceValues } from '@doblaje/domain/forms/onboardingVoice';
import type { Portal } from '../../../../portal/portal';
import { usePortal } from '../../../../portal/portal';
import { onLogOut } from '../../../../session/forgetting';
import { guardUnload } from './guardUnload';

/** A candidate's answers so far, valid or not. */
export interface OnboardingAnswers {
  personal: OnboardingPersonalValues;
  voice: OnboardingVoiceValues;
  singing: OnboardingSingingValues;
  /** The files chosen in step 4. They are only read locally, unless the application is sent. */
  files: readonly File[];
  /** Whether the candidate agrees to the treatment of the data. It is asked only where applications are sent. */
  consent: boolean;
  /** Whether the candidate agrees to the use of the chosen files. It is asked once there are any. */
  reelsConsent: boolean;
  /** Who represents a candidate under 18, and whether they agree to the use of the chosen files. */
  representativeName: string;
  representativeConsent: boolean;
}

/** How far the sending was when a log-out stopped it; 'none' if nothing was being sent. */
export type StoppedSending = 'none' | 'sending' | 'submitting';

/** The answers, kept in memory until the page closes, never in the browser's storage (product.md §1). */
export interface AnswerStore {
  get(): OnboardingAnswers;
  /** Replaces the answers of some steps. */
  keep(part: Partial<OnboardingAnswers>): void;
  /** Removes all answers. */
  forget(): void;
  /** Whether anything was answered or chosen, and would be lost with the page. */
  isWaiting(): boolean;
  /** Calls `listener` when a log-out has removed answers. Returns a function that stops this. */
  onLost(listener: (stopped: StoppedSending) => void): () => void;
  /** Set by the sending: how far it is. A log-out reads it to say what it stopped. */
  sending: () => StoppedSending;
  /** Set by the sending: whether the application has arrived. The answers are removed then, and do not count as missing. */
  isSent: () => boolean;
}

const INITIAL: OnboardingAnswers = {
  personal: ONBOARDING_PERSONAL_INITIAL,
  voice: ONBOARDING_VOICE_INITIAL,
  singing: ONBOARDING_SINGING_INITIAL,
  files: [],
  consent: false,
  reelsConsent: false,
  representativeName: '',
  representativeConsent: false,
};

/** Whether a value holds something typed or chosen, at any depth. */
function isAnswered(value: unknown): boolean {
  if (value instanceof File) return true;
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isAnswered);
  return value !== undefined && value !== null && value !== '' && value !== false;
}

/** One store per portal. It is not a field of the portal, so that /login loads nothing of the questionnaire. */
const stores = new WeakMap<Portal, AnswerStore>();

/** The answers of a portal's candidate, empty at first. A log-out removes them: another person may use the computer next. */
export function answersOf(portal: Portal): AnswerStore {
  const known = stores.get(portal);
  if (known) return known;
  let answers = INITIAL;
  const listeners = new Set<(stopped: StoppedSending) => void>();
  const guard = guardUnload(portal);
  const store: AnswerStore = {
    get: () => answers,
    keep(part) {
      answers = { ...answers, ...part };
      guard(store.isWaiting());
    },
    forget() {
      answers = INITIAL;
      guard(false);
    },
    isWaiting: () => isAnswered(answers),
    onLost(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sending: () => 'none',
    isSent: () => false,
  };
  onLogOut(portal.session, () => {
    const wasWaiting = store.isWaiting();
    const stopped = store.sending();
    store.forget();
    if (wasWaiting) for (const listener of listeners) listener(stopped);
  });
  stores.set(portal, store);
  return store;
}

/** The answers of the portal in context. */
export function useAnswers(): AnswerStore {
  return answersOf(usePortal());
}
