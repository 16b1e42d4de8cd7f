import { sampleMp4 } from '@doblaje/contract/fixtures';
import { newBlobKey } from '../src/ground/blobs/blobs';
import { giveConsent } from '../src/people/consents/consents';
import { makeAccountLink } from '../src/people/links/links';
import { answeredFile, ordersOf, scriptsOf } from './papersOf';
import { ANSWERS, acceptedApplication, fileDocument, sendReel } from './sampleFiles';
import { sharedDocument } from './sampleSharedDocuments';
import type { studioCast } from './sampleStudio';
import type { testServer } from './testServer';

type TestServer = Awaited<ReturnType<typeof testServer>>;

/** A person with data in every place that can hold some, all of it marked with a word of theirs. */
export interface Whole {
  word: string;
  id: string;
  email: string;
  rut: string;
  document: string;
  application: string;
  draft: string;
  session: string;
  /** The consent to keep the sensitive part of their data sheet. */
  consent: string;
  experience: string;
  /** A finished order that replaced a declined one. */
  order: number;
  /** The boleta of that order: sent, then rejected with the word as the reason, now waiting to be sent again. */
  boleta: number;
  /** The bytes of their reel, which contain the word. */
  reel: Uint8Array<ArrayBuffer>;
}

/** The values in which two such people differ. */
interface Facts {
  word: string;
  rut: string;
  digits: string;
  community: 'Black' | 'Indigenous';
  disability: 'visual' | 'hearing';
  gender: 'Femenino' | 'Masculino';
  bank: '012' | '037';
  tone: 'Tono agudo' | 'Tono grave';
}

/** A video whose bytes contain a word. */
function videoOf(word: string): Uint8Array<ArrayBuffer> {
  const bytes = sampleMp4(512);
  bytes.set(new TextEncoder().encode(`video de ${word}`), 200);
  return bytes;
}

/** Makes a person with every kind of data that the portal keeps, through the API's routes where there are any. */
export async function wholePerson(
  server: TestServer,
  { word, rut, digits, community, disability, gender, bank, tone }: Facts,
  { adminToken, studio }: { adminToken: string; studio: Awaited<ReturnType<typeof studioCast>> },
): Promise<Whole> {
  const email = `${word.toLowerCase()}@correo.cl`;
  const { id } = await server.createUser(email, { rut });
  const now = server.now();
  await server.db
    .updateTable('users')
    .set({
      first_name: word,
      last_name: `Apellido de ${word}`,
      passport: `PAS${digits}`,
      country: 'CL',
      gender,
    })
    .set({
      birth_date: `19${digits.slice(0, 2)}-03-05`,
      phone: `+56 9 ${digits}`,
      address: `Calle ${word} 12`,
    })
    .set({ community, disability, bank, account_type: 'vista', account_number: `00${digits}` })
    .set({ holder_rut: rut, account_holder_name: `Titular ${word}`, invited_at: now, last_access_at: now })
    .where('id', '=', id)
    .execute();
  await makeAccountLink(server.db, { id, email }, 'reset', now);
  const call = async (method: string, path: string, body?: unknown, token = adminToken, headers = {}) => {
    const answer = await server.call(method, path, body, { token, headers });
    if (answer.status >= 400) throw new Error(`${path} ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };

  const token = await server.tokenFor(email);
  const session = await server.db
    .updateTable('sessions')
    .set({ browser: `Navegador de ${word}` })
    .where('user_id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
  await giveConsent(server.db, 'profile-sensitive', { userId: id, sessionId: session.id, now });
  const answers = {
    rut: digits,
    phone: `+56 2 ${digits}`,
    address: `Pasaje ${word} 34`,
    experiences: [{ project: `Obra de ${word}`, character: `Papel de ${word}` }],
    vocal_age_range: `${digits.slice(0, 2)} a 99 años de ${word}`,
    singing_experience: 'Sí',
    singing_detail: `Canta ${word}`,
    vocal_tone: tone,
  };
  const reel = videoOf(word);
  const application = await acceptedApplication(server, email, answers, [
    { bytes: reel, name: `${word}.mp4` },
  ]);
  const reviewed = (await call('GET', `/applications/${application}`)).body;
  const review = { state: 'accepted', note: `Nota sobre ${word}`, notify: false };
  await call('PATCH', `/applications/${application}`, { ...review, updatedAt: reviewed.updatedAt });
  const draft = await call('POST', '/applications', { ...ANSWERS, ...answers }, token, {
    'idempotency-key': `the-draft-of-${word}`,
  });
  await sendReel(server, token, `/applications/${draft.body.id}/reels/1`, {
    bytes: reel,
    name: `Otro ${word}.mp4`,
  });
  await server.db
    .insertInto('reel_pieces')
    .values({
      application_id: draft.body.id,
      digest: digits.repeat(8),
      start: 0,
      size: 1,
      key: newBlobKey(),
      created_at: now,
    })
    .execute();

  const document = (
    await fileDocument(server, id, {
      title: `Contrato ${word}`,
      project: `Proyecto ${word}`,
      state: 'issued',
      kind: 'work-order',
    })
  ).id;
  await server.db.updateTable('documents').set({ read_at: now }).where('id', '=', document).execute();

  const character = await server.db
    .insertInto('characters')
    .values({
      project_id: studio.projectId,
      name: `Personaje ${word}`,
      type: 'ACTOR',
      person_id: id,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('appearances')
    .values({
      chapter_id: studio.chapterId,
      character_id: character.id,
      person_id: id,
      loops_planned: 5,
      updated_at: now,
    })
    .execute();
  const appearance = await server.db
    .selectFrom('appearances')
    .select('id')
    .where('character_id', '=', character.id)
    .executeTakeFirstOrThrow();
  const { order, boleta } = await ordersOf(server, call, token, {
    word,
    id,
    rut,
    chapterId: studio.chapterId,
    role: appearance.id,
  });

  await scriptsOf(server, call, { word, id, adminToken, own: token });
  await call('POST', `/users/${id}/voice-consents`, {
    ...{ scope: 'aiRetakes', reach: 'project', projectId: studio.projectId, territory: `Isla ${word}` },
    ...{ startsOn: '2026-01-01', endsOn: '2027-12-31' },
    contractId: await sharedDocument(server, [id], { title: `Contrato ${word}` }),
  });

  const voice = (await call('GET', `/users/${id}/vocal-profile`)).body.profile;
  const { editedAt: _, ...voiceValues } = voice;
  await call('PUT', `/users/${id}/vocal-profile`, { ...voiceValues, note: `Voz de ${word}` });
  const { personal } = (await call('GET', `/users/${id}`)).body;
  const { community: _c, disability: _d, sensitive_consent: _s, ...values } = personal;
  await call('PATCH', `/users/${id}`, {
    ...values,
    address: `Avenida ${word} 56`,
    reason: `Lo pidió ${word}`,
  });
  const off = await call('POST', '/users/states', { active: false, ids: [id] });
  await call('POST', '/users/states/undo', { undo: off.body.undo });

  // Columns that no route above fills.
  const late = server.db;
  await late
    .updateTable('users')
    .set({ passport: `PAS${digits}`, bank_updated_at: now, bank_asked_at: now })
    .set({ boletas_asked_at: now, boleta_pdf_asked_at: now })
    .set({ representative_name: `Madre de ${word}`, representative_rut: `${rut}R` })
    .set({ representative_relation: `Relación ${word}`, representative_contact: `${word}@madre.cl` })
    .where('id', '=', id)
    .execute();
  await late
    .updateTable('applications')
    .set({ passport: `DOC${digits}`, decided_at: now })
    .where('user_id', '=', id)
    .execute();
  await late
    .updateTable('reels')
    .set({ digest: `${digits.repeat(7)}${application.slice(0, 8)}` })
    .where('application_id', '=', application)
    .execute();
  const part = await server.db
    .selectFrom('participations')
    .select('id')
    .where('person_id', '=', id)
    .executeTakeFirstOrThrow();

  const consent = await server.db
    .selectFrom('consents')
    .select('id')
    .where('user_id', '=', id)
    .where('purpose', '=', 'profile-sensitive')
    .executeTakeFirstOrThrow();

  await answeredFile(server, { word, id });

  const again = await server.tokenFor(email);
  await call('POST', `/documents/${document}/link`, undefined, again);
  await late
    .updateTable('sessions')
    .set({ browser: `Navegador de ${word}` })
    .where('user_id', '=', id)
    .execute();
  const sessions = (await call('GET', '/users/auth/sessions', undefined, again)).body.items;
  const { emailChange } = (await call('GET', `/users/${id}`)).body;
  await call('PUT', `/users/${id}/email`, {
    ...{ email: `otro.${email}`, reason: `Lo pidió ${word}`, updatedAt: emailChange.updatedAt },
  });
  return {
    ...{ word, id, email, rut, document, application, draft: draft.body.id, reel, order, boleta },
    session: sessions[0].id,
    consent: consent.id,
    experience: String(part.id),
  };
}
