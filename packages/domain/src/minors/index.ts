export { ADULT_AGE, ageOn, isMinor, needsGuardedConsent, SENSITIVE_AGE } from './age';
export {
  adultOn,
  isMinorPaper,
  MINOR_PAPERS,
  type MinorAtWork,
  type MinorPaper,
  type MinorPaperStanding,
  minorPapersOn,
  missingMinorPapers,
  missingPapersText,
} from './papers';
export {
  REPRESENTATIVE_REELS_REQUIRED,
  type ReelsRepresentativeValues,
  reelsNeedRepresentative,
  validateReelsRepresentative,
} from './reels';
export {
  keepsSensitiveAnswers,
  REPRESENTATIVE_INITIAL,
  REPRESENTATIVE_OWN_EMAIL,
  type RepresentativeValues,
  SENSITIVE_NOT_KEPT,
  validateRepresentative,
} from './representative';
