import { afterEach, expect, test, vi } from 'vitest';
import { parseConfig } from '../../../../portal/config';
import { createPortal } from '../../../../portal/portal';
import { answersOf } from './answers';

/** The parts of a browser's window that the answers use. */
function page(path: string) {
  const target = Object.assign(new EventTarget(), {
    location: { pathname: path },
    localStorage: {
      getItem: () => null,
      setItem: () => undefined,
      removeItem: () => undefined,
    },
  });
  vi.stubGlobal('window', target);
  return {
    answersWith: (settings: Record<string, unknown>) =>
      answersOf(createPortal(parseConfig(settings), target)),
    asks: () => !target.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    goTo: (next: string) => {
      target.location.pathname = next;
    },
  };
}
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a phone', { personal: { phone: '9' } }],
  ['an age', { personal: { age: 29 } }],
  ['a row', { voice: { experiences: [{ project: '', character: 'Elisa' }] } }],
  ['a file', { files: [new File([], 'a.mp4')] }],
])(
  '%s typed or chosen makes the page ask before it closes; without it again, the page does not ask',
  (_, part) => {
    const { answersWith, asks } = page('/onboarding/1');
    const answers = answersWith({});
    expect(asks()).toBe(false);
    const before = answers.get();
    answers.keep(part as never);
    expect([asks(), answers.isWaiting()]).toEqual([true, true]);
    answers.keep(before);
    expect([asks(), answers.isWaiting()]).toEqual([false, false]);
  },
);

test('an empty row does not count as typed', () => {
  const { answersWith, asks } = page('/onboarding/2');
  answersWith({}).keep({ voice: { experiences: [{ project: '', character: '' }] } as never });
  expect(asks()).toBe(false);
});

test('the last step has nothing to lose where nothing is sent; otherwise answers wait on every page', () => {
  const { answersWith, asks, goTo } = page('/onboarding/4');
  const answers = answersWith({});
  answers.keep({ files: [new File([], 'a.mp4')] });
  expect(asks()).toBe(true);
  goTo('/onboarding/5');
  expect(asks()).toBe(false);
  answersWith({ SEND_APPLICATIONS: true }).keep({ consent: true });
  expect(asks()).toBe(true);
  goTo('/register');
  expect(asks()).toBe(true);
});

test('the page does not ask about answers that were sent', () => {
  const { answersWith, asks } = page('/onboarding/4');
  const answers = answersWith({ SEND_APPLICATIONS: true });
  answers.keep({ consent: true });
  answers.forget();
  expect(asks()).toBe(false);
});
