import {
  ONBOARDING_PERSONAL_INITIAL,
  type OnboardingPersonalValues,
} from '@doblaje/domain/forms/onboardingPersonal';
import {
  ONBOARDING_SINGING_INITIAL,
  type OnboardingSingingValues,
} from '@doblaje/domain/forms/onboardingSinging';
import { ONBOARDING_VOICE_INITIAL, type OnboardingVoiceValues } from '@doblaje/domain/forms/onboardingVoice';
import type { Portal } from '../../portal';
import { usePortal } from '../../portal';
import { onLogOut } from '../../session/forgetting';
import { guardUnload } from './guardUnload';

/** What a candidate has answered so far, valid or not. */
export interface OnboardingAnswers {
  personal: OnboardingPersonalValues;
  voice: OnboardingVoiceValues;
  singing: OnboardingSingingValues;
  /** Chosen in step 4; read locally only, unless the application is sent. */
  files: readonly File[];
  /** Whether the treatment of the data is agreed to, asked where the application is sent. */
  consent: boolean;
}

/** How far the sending was that a log-out stopped; 'none' where nothing was on its way. */
export type StoppedSending = 'none' | 'sending' | 'submitting';

/** The answers while the page lives: in memory, never in the browser's storage (product.md §1). */
export interface AnswerStore {
  get(): OnboardingAnswers;
  /** Replaces the answers of some steps. */
  keep(part: Partial<OnboardingAnswers>): void;
  /** As if nothing had been answered. */
  forget(): void;
  /** Whether anything was answered or chosen: something would be lost with the page. */
  isWaiting(): boolean;
  /** Calls back when a log-out has taken answers along. Returns the function that stops it. */
  onLost(listener: (stopped: StoppedSending) => void): () => void;
  /** The sending tells here how far it is, for whoever has to say what a log-out stopped. */
  sending: () => StoppedSending;
  /** The sending tells here that all has arrived: the answers are forgotten then, and not missing. */
  isSent: () => boolean;
}

const INITIAL: OnboardingAnswers = {
  personal: ONBOARDING_PERSONAL_INITIAL,
  voice: ONBOARDING_VOICE_INITIAL,
  singing: ONBOARDING_SINGING_INITIAL,
  files: [],
  consent: false,
};

/** Whether there is anything in a value that somebody typed or chose, however deep. */
function isAnswered(value: unknown): boolean {
  if (value instanceof File) return true;
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isAnswered);
  return value !== undefined && value !== null && value !== '' && value !== false;
}

/** One a portal; outside of it, so that nothing of the questionnaire is among what /login loads. */
const stores = new WeakMap<Portal, AnswerStore>();

/** The answers of a portal's candidate, begun empty. A log-out forgets them: the next person is another one. */
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

/** The answers of the portal around. */
export function useAnswers(): AnswerStore {
  return answersOf(usePortal());
}
