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
import { onLogOut } from '../../session/onLogOut';

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

/** The answers while the page lives: in memory, never in the browser's storage (product.md §1). */
export interface AnswerStore {
  get(): OnboardingAnswers;
  /** Replaces the answers of some steps. */
  keep(part: Partial<OnboardingAnswers>): void;
  /** As if nothing had been answered. */
  forget(): void;
}

const INITIAL: OnboardingAnswers = {
  personal: ONBOARDING_PERSONAL_INITIAL,
  voice: ONBOARDING_VOICE_INITIAL,
  singing: ONBOARDING_SINGING_INITIAL,
  files: [],
  consent: false,
};

/** One a portal; outside of it, so that nothing of the questionnaire is among what /login loads. */
const stores = new WeakMap<Portal, AnswerStore>();

/** The answers of a portal's candidate, begun empty. A log-out forgets them: the next person is another one. */
export function answersOf(portal: Portal): AnswerStore {
  const known = stores.get(portal);
  if (known) return known;
  let answers = INITIAL;
  const store: AnswerStore = {
    get: () => answers,
    keep(part) {
      answers = { ...answers, ...part };
    },
    forget() {
      answers = INITIAL;
    },
  };
  onLogOut(portal.session, store.forget);
  stores.set(portal, store);
  return store;
}

/** The answers of the portal around. */
export function useAnswers(): AnswerStore {
  return answersOf(usePortal());
}
