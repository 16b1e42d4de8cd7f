import type { GivenConsent } from '@doblaje/contract/client';
import { CONSENT_NAMES } from '@doblaje/domain/consents';
import { dayInChile, dayText, momentText } from '@doblaje/domain/days';
import { isVoiceOver, voiceConsentName } from '@doblaje/domain/voices';

/** The state of a consent in words: 'Vigente', 'Terminó el 15-12-2026', 'Retirada el 11-06-2026 12:45'. */
export function consentState({ withdrawnAt, isReplaced, voice }: GivenConsent): string {
  if (withdrawnAt === null)
    return isVoiceOver(voice, dayInChile()) ? `Terminó el ${dayText(voice?.until)}` : 'Vigente';
  return `${isReplaced ? 'Reemplazada por un texto más nuevo' : 'Retirada'} el ${momentText(withdrawnAt)}`;
}

/** What a consent is about. */
export const consentName = ({ purpose, voice }: Pick<GivenConsent, 'purpose' | 'voice'>): string =>
  purpose === 'voice' ? voiceConsentName(voice) : CONSENT_NAMES[purpose];

/** Where a consent comes from, as far as it is known; '' otherwise. */
function givenWhere({ givenFrom, voice }: GivenConsent): string {
  // One of paper comes from no browser.
  if (voice === null || givenFrom !== '') return givenFrom && `, desde ${givenFrom}`;
  return voice.contractTitle === '' ? ', en un contrato que ya no está' : `, en «${voice.contractTitle}»`;
}

/** When it was given, and where from: '05-10-2026 11:20, desde Chrome en Linux', '02-03-2026 10:00, en «Contrato 2026»'. */
export const consentGiven = (consent: GivenConsent): string =>
  `${momentText(consent.givenAt)}${givenWhere(consent)}`;
