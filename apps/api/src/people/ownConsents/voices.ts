import { API_MESSAGES, type GivenConsent, type OwnConsents, Problem } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import type { OwnVoiceConsentValues, VoiceConsentValues } from '@doblaje/domain/forms/voiceConsent';
import { projectName } from '@doblaje/domain/naming';
import type { VoiceScope } from '@doblaje/domain/options/voiceScopes';
import { VOICE_VERSION, voiceNotOwnText, voiceStatement } from '@doblaje/domain/voices';
import type { Database } from '../../ground/db/database';
import { isId } from '../../ground/db/ids';
import type { ConsentsTable } from '../../ground/db/tables/accounts';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
import { enqueueMail } from '../../ground/mail/outbox';
import { endConsent, keepConsent } from '../consents/consents';
import { personGone } from '../locks/holdAccount';
import { nameOfConsent, readLedger, readOwnConsents } from './ledger';

/** Where a consent was given whose browser names none: what was given in an account always says where, unlike a paper. */
const UNNAMED_BROWSER = 'un navegador sin nombre';

interface Person {
  id: string;
  email: string;
}

/**
 * The person, locked before anything else: an order that is being issued to them comes before or after.
 * @throws Problem 404
 */
async function lockPerson(transaction: Database, id: string): Promise<Person> {
  const person = isId(id)
    ? await transaction
        .selectFrom('users')
        .select(['id', 'email'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!person) throw personGone();
  return person;
}

/** @throws Problem 422 on `projectId` when there is no such project any more */
async function titleOf(transaction: Database, { reach, projectId }: OwnVoiceConsentValues): Promise<string> {
  if (reach === 'all') return '';
  const project = await transaction
    .selectFrom('projects')
    .select(['title', 'season'])
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!project) throw fieldProblem('projectId', API_MESSAGES.notAChoice);
  return projectName(project);
}

/** @throws Problem 422 on `contractId` when it is no contract that the person has */
async function checkPaper(transaction: Database, userId: string, contractId: number): Promise<void> {
  const paper = await transaction
    .selectFrom('documents')
    .select('id')
    .where('user_id', '=', userId)
    .where('shared_document_id', '=', contractId)
    .where('kind', '=', 'contract')
    .executeTakeFirst();
  if (!paper) throw fieldProblem('contractId', API_MESSAGES.notAChoice);
}

const consentLine = async (
  transaction: Database,
  { id }: Person,
  consentId: string,
  isGiven: boolean,
): Promise<AuditLine> => {
  const name = await nameOfConsent(transaction, consentId);
  const changes = [{ field: 'voice_consent', from: isGiven ? null : name, to: isGiven ? name : null }];
  return { action: 'update', entity: 'person', id, changes };
};

interface Kept {
  /** The contract that proves it. */
  paper: number | null;
  /** In which session the person gave it. */
  sessionId?: string;
}

/** Writes a voice consent into the ledger, unless the same is in force, and tells the person. @returns lines for the history */
async function keepVoice(
  transaction: Database,
  person: Person,
  values: OwnVoiceConsentValues,
  { paper, sessionId, now }: Kept & { now: Date },
): Promise<AuditLine[]> {
  const { territory, startsOn: from, endsOn: until } = values;
  // The validator has run: it has a scope.
  const scope = values.scope as VoiceScope;
  const projectTitle = await titleOf(transaction, values);
  const projectId = values.reach === 'all' ? 0 : values.projectId;
  const purpose: ConsentsTable['purpose'] = `voice ${scope} ${projectId}`;
  const before = await readLedger(transaction, person.id);
  const statement = voiceStatement({ scope, projectTitle, territory, from, until });
  await keepConsent(
    transaction,
    {
      ...{ purpose, statement, version: VOICE_VERSION, voice_scope: scope, voice_project: projectId },
      ...{ voice_project_title: projectTitle, voice_territory: territory },
      ...{ voice_from: from, voice_until: until, voice_document: paper },
    },
    { userId: person.id, now, ...(sessionId !== undefined && { sessionId, unnamed: UNNAMED_BROWSER }) },
  );
  const after = await readLedger(transaction, person.id);
  const [given] = after.filter(({ id }) => !before.some((known) => known.id === id));
  if (!given) return [];
  await enqueueMail(transaction, 'voice-recorded', person.email, now, { consentId: given.id });
  return [await consentLine(transaction, person, given.id, true)];
}

/**
 * Records a voice consent that a person gave on paper. One for the same use and project with other limits ends as replaced; with the same
 * ones it stays. The person is told.
 * @throws Problem 404; 422 by field
 */
export function recordVoice(
  db: Database,
  doer: Doer,
  userId: string,
  values: VoiceConsentValues,
): Promise<GivenConsent[]> {
  return audited(db, doer, async (transaction) => {
    const person = await lockPerson(transaction, userId);
    await checkPaper(transaction, userId, values.contractId);
    const kept = { paper: values.contractId, now: doer.now };
    const lines = await keepVoice(transaction, person, values, kept);
    return { value: await readLedger(transaction, userId), lines };
  });
}

/**
 * Records a voice consent that a person gives in their account, as {@link recordVoice} does.
 * @throws Problem 401 once the account is gone; 422 by field, and for who may not give one
 */
export function giveVoice(
  db: Database,
  { actor, now, sessionId }: Doer & { sessionId: string },
  values: OwnVoiceConsentValues,
): Promise<OwnConsents> {
  return audited(db, { actor, now }, async (transaction) => {
    const person = await lockPerson(transaction, actor).catch(() => {
      throw new Problem(401, API_MESSAGES.invalidToken);
    });
    const { voice } = await readOwnConsents(transaction, actor);
    const refused = voiceNotOwnText(voice.birthDate, dayInChile(now));
    if (refused !== '') throw fieldProblem('scope', refused);
    if (values.reach === 'project' && !voice.projects.some(({ id }) => id === values.projectId))
      throw fieldProblem('projectId', API_MESSAGES.notAChoice);
    const lines = await keepVoice(transaction, person, values, { paper: null, sessionId, now });
    return { value: await readOwnConsents(transaction, actor), lines };
  });
}

/** Ends a voice consent that is in force. Orders that were issued stay as they are. @returns lines for the history */
export async function endVoice(
  transaction: Database,
  person: Person,
  { id, purpose }: { id: string; purpose: ConsentsTable['purpose'] },
  now: Date,
): Promise<AuditLine[]> {
  await endConsent(transaction, purpose, { userId: person.id, now });
  await enqueueMail(transaction, 'consent-withdrawn', person.email, now, { consentId: id });
  return [await consentLine(transaction, person, id, false)];
}

/**
 * Withdraws a voice consent for a person who asked the studio for it.
 * @throws Problem 404 if the person gave no such voice consent
 */
export function withdrawVoice(db: Database, doer: Doer, userId: string, id: string): Promise<GivenConsent[]> {
  return audited(db, doer, async (transaction) => {
    const person = await lockPerson(transaction, userId);
    const consent = isId(id)
      ? await transaction
          .selectFrom('consents')
          .select(['purpose', 'withdrawn_at'])
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .where('voice_scope', 'is not', null)
          .executeTakeFirst()
      : undefined;
    if (!consent) throw new Problem(404, API_MESSAGES.notFound);
    const lines =
      consent.withdrawn_at === null ? await endVoice(transaction, person, { ...consent, id }, doer.now) : [];
    return { value: await readLedger(transaction, userId), lines };
  });
}
