import { describe, expect, test } from 'vitest';
import type { OnboardingAnswers } from '../answers/answers';
import { CHILEAN } from '../answers/sampleAnswers';
import { incompleteSteps, stepOfField, toApplication } from './applicationAnswers';

const ANSWERS: OnboardingAnswers = {
  ...{ ...CHILEAN, files: [], consent: true, reelsConsent: false },
  ...{ representativeName: 'Ana Soto', representativeConsent: true },
};

describe('the answers as they are sent', () => {
  test('contain all steps and the consent, and no files', () => {
    expect(toApplication(ANSWERS)).toEqual({
      ...CHILEAN.personal,
      ...CHILEAN.voice,
      ...CHILEAN.singing,
      consent: true,
    });
  });

  test.each([true, false])(
    'say whether the use of the files was agreed to, once there are any: %s',
    (reelsConsent) => {
      const files = [new File([], 'a.mp4')];
      expect(toApplication({ ...ANSWERS, files, reelsConsent }).reels_consent).toBe(reelsConsent);
    },
  );

  test.each([
    [17, 1, ['Ana Soto', true]],
    [18, 1, [undefined, undefined]],
    [17, 0, [undefined, undefined]],
  ])('of %i years with %i files name who represents the candidate: %j', (age, count, named) => {
    const files = Array.from({ length: count }, () => new File([], 'a.mp4'));
    const sent = toApplication({ ...ANSWERS, files, personal: { ...CHILEAN.personal, age } });
    expect([sent.representative_name, sent.representative_reels_consent]).toEqual(named);
  });

  test("leave out details hidden by a 'No'", () => {
    const singing = { ...CHILEAN.singing, singing_experience: 'No' } as const;
    expect(toApplication({ ...ANSWERS, singing }).singing_detail).toBe('');
  });
});

describe('incomplete steps', () => {
  test('are none when everything, or everything required, is answered', () => {
    expect(incompleteSteps(ANSWERS)).toEqual([]);
    const voice = { voice_training: '', experiences: [], vocal_age_range: '' } as const;
    expect(incompleteSteps({ ...ANSWERS, voice: { ...voice, experiences: [] } })).toEqual([]);
  });

  test('follow the rules of the questionnaire alone where nothing is sent', () => {
    const personal = { ...CHILEAN.personal, phone: 'sin dígitos' };
    expect(incompleteSteps({ ...ANSWERS, personal })).toEqual([1]);
    expect(incompleteSteps({ ...ANSWERS, personal }, false)).toEqual([]);
  });

  test('are the steps whose forms have errors', () => {
    const personal = { ...CHILEAN.personal, rut: '123' };
    const voice = { ...CHILEAN.voice, experiences: [{ project: 'Marea baja', character: '' }] };
    const singing = { ...CHILEAN.singing, singing_detail: 'a'.repeat(100_000) };
    expect(incompleteSteps({ ...ANSWERS, personal })).toEqual([1]);
    expect(incompleteSteps({ ...ANSWERS, voice, singing })).toEqual([2, 3]);
    expect(incompleteSteps({ ...ANSWERS, singing: { ...singing, singing_experience: 'No' } })).toEqual([]);
  });
});

test.each([
  ['phone', 1],
  ['experiences.0.project', 2],
  ['vocal_tone', 3],
  ['consent', null],
  ['reels_consent', null],
  ['', null],
])('the field %j belongs to step %j', (field, step) => {
  expect(stepOfField(field)).toBe(step);
});
