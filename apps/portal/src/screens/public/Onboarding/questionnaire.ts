/* The whole questionnaire behind one import, because /login loads the table of routes. */

export { OnboardingShell } from './OnboardingShell';
export { questionnaireLoader } from './sending/ownApplication';

/** The screens of the steps. Each loads when it is opened. */
export const stepScreens = {
  1: async () => (await import('./PersonalScreen')).PersonalScreen,
  2: async () => (await import('./VoiceScreen')).VoiceScreen,
  3: async () => (await import('./SingingScreen')).SingingScreen,
  4: async () => (await import('./MediaScreen')).MediaScreen,
  5: async () => (await import('./FinalScreen')).FinalScreen,
};
