/* Everything of the questionnaire behind one import: the table of routes is among what /login loads. */
export { questionnaireLoader } from '../screens/Sending/ownApplication';
export { OnboardingShell } from './OnboardingShell';

/** The screens of the steps, each loaded when it is opened. */
export const stepScreens = {
  1: async () => (await import('../screens/Onboarding/PersonalScreen')).PersonalScreen,
  2: async () => (await import('../screens/Onboarding/VoiceScreen')).VoiceScreen,
  3: async () => (await import('../screens/Onboarding/SingingScreen')).SingingScreen,
  4: async () => (await import('../screens/Onboarding/MediaScreen')).MediaScreen,
  5: async () => (await import('../screens/Onboarding/FinalScreen')).FinalScreen,
};
