export { OnboardingLayout, type OnboardingLayoutProps } from './OnboardingLayout';
export { StepActions, type StepActionsProps, StepHeading, type StepHeadingProps } from './StepParts';
export type { OnboardingTrack } from './Tracks';
