export {
  isVoiceOver,
  VOICE_VERSION,
  type VoiceConsent,
  voiceConsentName,
  voiceFollows,
  voicePeriodText,
  voiceStatement,
} from './consent';
export { overContract, overContractText, type PersonContract } from './contracts';
export { type VoiceAnswer, voiceAnswers, voiceGrants, voiceNotOwnText } from './own';
export {
  allowedUsesText,
  changedVoiceUses,
  type VoicedOrder,
  type VoiceUse,
  voiceUses,
  voiceUseText,
} from './uses';
