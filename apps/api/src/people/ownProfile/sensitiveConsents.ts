import type { HistoryChange } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import { needsGuardedConsent } from '@doblaje/domain/minors';
import type { Database } from '../../ground/db/database';
import { changesOf } from '../../ground/history/fields';
import { endConsent, giveConsent, hasConsent } from '../consents/consents';
import type { PersonalPatch } from './representative';

/** The consents to what is sensitive in a sheet, each with its name in the history. */
const FIELDS = {
  'profile-sensitive': 'sensitive_consent',
  'representative-sensitive': 'representative_consent',
} as const;

const PURPOSES = ['profile-sensitive', 'representative-sensitive'] as const;

/** Gives or ends both consents as a person saved them, and tells what that changed. Only of somebody below 16 a representative agrees. */
export async function recordSensitive(
  db: Database,
  { birth_date, sensitive_consent, representative_consent }: PersonalPatch,
  given: { userId: string; sessionId: string; now: Date },
): Promise<HistoryChange[]> {
  const isGuarded = sensitive_consent && needsGuardedConsent(birth_date, dayInChile(given.now));
  const after = {
    'profile-sensitive': sensitive_consent,
    'representative-sensitive': isGuarded && representative_consent === true,
  };
  const changes: HistoryChange[] = [];
  for (const purpose of PURPOSES) {
    const field = FIELDS[purpose];
    const had = await hasConsent(db, given.userId, purpose);
    changes.push(...changesOf('person', { [field]: had }, { [field]: after[purpose] }));
    await (after[purpose] ? giveConsent : endConsent)(db, purpose, given);
  }
  return changes;
}

/** Ends both consents, where the studio or a withdrawal ends one: neither allows anything alone. */
export async function endSensitive(
  db: Database,
  given: { userId: string; now: Date },
): Promise<HistoryChange[]> {
  const changes: HistoryChange[] = [];
  for (const purpose of PURPOSES) {
    const field = FIELDS[purpose];
    const had = await hasConsent(db, given.userId, purpose);
    changes.push(...changesOf('person', { [field]: had }, { [field]: false }));
    await endConsent(db, purpose, given);
  }
  return changes;
}
