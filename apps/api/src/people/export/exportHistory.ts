import type { OwnData } from '@doblaje/contract';
import { PROFILE_LABELS, type ProfileSheetField, profileText } from '@doblaje/domain/forms/profileText';
import { VOCAL_PROFILE_LABELS } from '@doblaje/domain/forms/vocalProfile';

type Line = OwnData['history'][number];

/** A change in words, for the person concerned. */
export function historyText(action: Line['action'], { field, from, to }: Line['changes'][number]): string {
  const done = action === 'read' ? (SEEN[field] ?? String(to)) : DONE_TO[field];
  if (done !== undefined) return done;
  const name = fieldLabel(field);
  if (to === undefined) return `${name}, sin sus valores`;
  const words = (value: unknown) =>
    // The history has the names of banks.
    (isSheetField(field) && field !== 'bank' ? profileText(field, value) : plainText(value)) || '—';
  return from === undefined ? `${name}: ${words(to)}` : `${name}: ${words(from)} → ${words(to)}`;
}

const plainText = (value: unknown) => {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return value === null ? '' : String(value);
};

/** The label of a person's field: in the sheet, the vocal profile, the account and their history. */
export const fieldLabel = (field: string): string => NAMES[field] ?? field;

const NAMES: Readonly<Record<string, string>> = {
  ...PROFILE_LABELS,
  ...VOCAL_PROFILE_LABELS,
  vocal_note: VOCAL_PROFILE_LABELS.note,
  email: 'Correo electrónico',
  email_asked: 'Cambio de correo pedido',
  email_cancelled: 'Cambio de correo cancelado',
  email_stopped: 'Cambio de correo detenido desde la dirección de antes',
  email_resent: 'Enlace para confirmar el correo enviado otra vez',
  reason: 'Motivo',
  openOrders: 'Con órdenes abiertas',
  application: 'Postulación',
  application_consent: 'Autorización de la postulación',
  reels_consent: 'Autorización de los videos',
  representative_reels_consent: 'Autorización de los videos, por quien representa',
  voice_consent: 'Autorización de voz',
  role: 'Rol',
  state: 'Estado de la cuenta',
  sessions: 'Sesiones abiertas',
};

/** Labels of actions that changed no field. */
const DONE_TO: Readonly<Record<string, string>> = {
  invitation: 'Se envió una invitación',
  invitation_withdrawn: 'El estudio retiró la invitación',
  activation: 'Se envió otra vez el correo de activación',
};

/** Labels of what the studio looked at. */
const SEEN: Readonly<Record<string, string>> = {
  sheet: 'Miró la ficha',
  voice: 'Miró el perfil vocal',
  demo: 'Abrió un demo',
  answers: 'Miró las respuestas de la postulación',
  reel: 'Abrió un video de la postulación',
  document: 'Abrió un documento',
  account_number: 'Miró el número de cuenta',
};

const isSheetField = (field: string): field is ProfileSheetField => field in PROFILE_LABELS;
