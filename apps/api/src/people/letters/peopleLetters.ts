import type { Letters } from '../../ground/mail/letter';
import { bankChangedLetter, passwordChangedLetter } from './accountLetters';
import {
  applicationAcceptedLetter,
  applicationRejectedLetter,
  applicationSentLetter,
} from './applicationLetters';
import { consentWithdrawnLetter, voiceRecordedLetter } from './consentLetters';
import { emailMail } from './emailMails';
import { wayIn } from './waysIn';

type WayIn = 'activation' | 'first-password' | 'invitation' | 'invited-again' | 'already-registered';

/** Mails about accounts, data sheets and applications. */
export const PEOPLE_LETTERS: Letters<
  | WayIn
  | 'resend-activation'
  | 'reset'
  | 'password-changed'
  | 'bank-data-changed'
  | 'consent-withdrawn'
  | 'voice-recorded'
  | `application-${'sent' | 'accepted' | 'rejected'}`
  | 'email-change-asked'
  | 'email-change-confirm'
  | 'email-changed'
> = {
  activation: wayIn,
  'first-password': wayIn,
  invitation: wayIn,
  'invited-again': wayIn,
  'already-registered': wayIn,
  'resend-activation': wayIn,
  reset: wayIn,
  'password-changed': (_, { data, mail }) => passwordChangedLetter(data, mail.created_at),
  'bank-data-changed': (_, { data, mail }) => bankChangedLetter(data, mail.created_at),
  'application-sent': (_, { data }) => applicationSentLetter(data),
  'application-accepted': (_, { data }) => applicationAcceptedLetter(data),
  'application-rejected': (_, { data }) => applicationRejectedLetter(data),
  'consent-withdrawn': consentWithdrawnLetter,
  'voice-recorded': voiceRecordedLetter,
  'email-change-asked': emailMail,
  'email-change-confirm': emailMail,
  'email-changed': emailMail,
};
