import { ApiError, NETWORK_MESSAGE } from '@doblaje/contract/client';
import { ONBOARDING_PERSONAL_INITIAL } from '@doblaje/domain/forms/onboardingPersonal';
import { ONBOARDING_SINGING_INITIAL } from '@doblaje/domain/forms/onboardingSinging';
import { ONBOARDING_VOICE_INITIAL } from '@doblaje/domain/forms/onboardingVoice';
import { toApplication } from './applicationAnswers';
import { createSending, type SendingCalls } from './sendApplication';

/** Answers whose content does not matter. */
export const ANSWERS = toApplication({
  personal: { ...ONBOARDING_PERSONAL_INITIAL, phone: '+56 9 5550 0142' },
  voice: ONBOARDING_VOICE_INITIAL,
  singing: ONBOARDING_SINGING_INITIAL,
  files: [],
  consent: true,
  reelsConsent: true,
  representativeName: '',
  representativeConsent: false,
});
const video = (name: string, size = 10) => new File([new Uint8Array(size)], name);
export const [a, b, c] = [video('a.mp4'), video('b.mp4', 20), video('c.mp4', 30)];

/** A server that lists its requests, one line each. `failing` can return an error to throw, or 'never' to hang. */
export function sampleSending(failing: (call: string) => unknown = () => undefined) {
  const calls: string[] = [];
  let reels: { n: number; size: number; digest: string | null }[] = [];
  let id = 'draft';
  async function ask(call: string, signal: AbortSignal) {
    calls.push(call);
    const outcome = failing(call);
    if (outcome instanceof Error) throw outcome;
    if (outcome !== 'never') return;
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  }
  const server: SendingCalls = {
    async create({ phone }, signal) {
      await ask(`create ${phone}`, signal);
      return { id, reels };
    },
    // Use the name as digest: the sample files have different names.
    digestOf: async ({ name }) => name,
    async upload(to, n, file, { signal, onProgress }) {
      onProgress(file.size / 2);
      await ask(`upload ${to} ${n} ${file.name}`, signal);
      reels = [...reels.filter((reel) => reel.n !== n), { n, size: file.size, digest: file.name }];
    },
    submit: (to, count, signal) => ask(`submit ${to} ${count}`, signal),
  };
  const sending = createSending(server);
  return {
    sending,
    calls,
    /** Sets the reels that another page of the same person has sent to the draft. */
    hold: (...held: typeof reels) => {
      reels = held;
    },
    stateOf: (file: File) => sending.get().files.get(file),
    /** Makes the next draft a different one, without reels. */
    loseDraft: () => {
      id = 'second';
      reels = [];
    },
  };
}

/** The job of sending these files. */
export const job = (...files: File[]) => ({ answers: ANSWERS, files: () => files });
/** Fails only at the first request with this text. */
export const once = (call: string, error: Error | 'never') => {
  let isDone = false;
  return (asked: string) => {
    if (isDone || asked !== call) return undefined;
    isDone = true;
    return error;
  };
};
/** The error of a broken connection. */
export const lost = () => new ApiError(0, NETWORK_MESSAGE);
