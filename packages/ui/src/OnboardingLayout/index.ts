export { OnboardingLayout, type OnboardingLayoutProps } from './OnboardingLayout';
export {
  StepActions,
  type StepActionsProps,
  StepColumn,
  type StepColumnProps,
  StepHeading,
  type StepHeadingProps,
  StepLede,
  type StepLedeProps,
} from './StepParts';
export type { OnboardingTrack } from './Tracks';
