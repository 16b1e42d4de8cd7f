export { OnboardingLayout, type OnboardingLayoutProps } from './OnboardingLayout';
export type { OnboardingTrack } from './Tracks';
