import type { HistoryLine } from '@doblaje/contract/client';
import { labelOfPersonState } from '@doblaje/domain/options/personStates';

const BANK = new Set(['bank', 'account_type', 'account_number', 'holder_rut', 'account_holder_name']);
const VOICE = new Set([
  ...['applicant_types', 'vocal_tone', 'vocal_age_range', 'singing', 'singing_detail', 'vocal_note'],
]);

const CONSENTS = [
  'sensitive_consent',
  'application_consent',
  'reels_consent',
  'representative_reels_consent',
  'voice_consent',
];

/** The titles of changes to the email address for logging in. */
const EMAIL: Readonly<Record<string, string>> = {
  email: 'Correo cambiado',
  email_asked: 'Cambio de correo pedido',
  email_resent: 'Enlace del correo nuevo reenviado',
  email_cancelled: 'Cambio de correo cancelado',
  email_stopped: 'Cambio de correo detenido desde la dirección de antes',
};

/** The title of a change: of the account, of a section of the data sheet, or of the consents. */
export function personHistoryTitle({ action, changes }: HistoryLine): string | undefined {
  if (action !== 'update') return undefined;
  const changeOf = (name: string) => changes.find(({ field }) => field === name);
  const about = Object.keys(EMAIL).find((field) => changeOf(field));
  if (about !== undefined) return EMAIL[about];
  const state = changeOf('state');
  if (state) return state.to === labelOfPersonState('inactive') ? 'Cuenta desactivada' : 'Cuenta activada';
  if (changeOf('role')) return 'Rol cambiado';
  const consent = CONSENTS.map(changeOf).find((change) => change);
  if (consent) return consent.to ? 'Autorización dada' : 'Autorización retirada';
  const application = changeOf('application');
  if (application) return `Postulación ${String(application.to).toLocaleLowerCase('es')}`;
  if (changeOf('reason')) return 'Datos personales corregidos';
  if (changes.every(({ field }) => BANK.has(field))) return 'Datos bancarios editados';
  if (changes.every(({ field }) => VOICE.has(field))) return 'Perfil vocal editado';
  return 'Datos personales editados';
}
