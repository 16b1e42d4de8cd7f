import type { GivenConsent } from '@doblaje/contract/client';
import { momentText } from '@doblaje/domain/days';

/** The state of a consent in words: 'Vigente', 'Retirada el 11-06-2026 12:45'. */
export function consentState({ withdrawnAt, isReplaced }: GivenConsent): string {
  if (withdrawnAt === null) return 'Vigente';
  return `${isReplaced ? 'Reemplazada por un texto más nuevo' : 'Retirada'} el ${momentText(withdrawnAt)}`;
}

/** When it was given, and from where if that is known: '05-10-2026 11:20, desde Chrome en Linux'. */
export const consentGiven = ({ givenAt, givenFrom }: GivenConsent): string =>
  `${momentText(givenAt)}${givenFrom && `, desde ${givenFrom}`}`;
