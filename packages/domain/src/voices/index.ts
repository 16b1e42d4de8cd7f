export {
  VOICE_VERSION,
  type VoiceConsent,
  voiceConsentName,
  voiceFollows,
  voiceGrants,
  voiceNotOwnText,
  voicePeriodText,
  voiceStatement,
} from './consent';
export { overContract, overContractText, type PersonContract } from './contracts';
export { changedVoiceUses, type VoicedOrder, type VoiceUse, voiceUses, voiceUseText } from './uses';
