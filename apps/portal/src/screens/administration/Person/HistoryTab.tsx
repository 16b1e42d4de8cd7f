import { PROFILE_LABELS, type ProfileSheetField, profileText } from '@doblaje/domain/forms/profileText';
import { VOCAL_PROFILE_LABELS } from '@doblaje/domain/forms/vocalProfile';
import { HistoryPages } from '../../../history/HistoryPages';
import type { HistoryWords } from '../../../history/historyText';
import { personHistoryTitle } from './historyTitle';
import type { PersonHistory } from './loader';
import { OfTab } from './OfTab';
import { usePerson } from './personContext';

const isSheetField = (field: string): field is ProfileSheetField => field in PROFILE_LABELS;

const WORDS: HistoryWords = {
  noun: 'Persona',
  isFeminine: true,
  title: personHistoryTitle,
  fields: {
    ...PROFILE_LABELS,
    ...VOCAL_PROFILE_LABELS,
    vocal_note: VOCAL_PROFILE_LABELS.note,
    email: 'Correo electrónico',
    email_asked: 'Correo electrónico',
    email_resent: 'Correo electrónico',
    email_cancelled: 'Correo electrónico',
    email_stopped: 'Correo electrónico',
    reason: 'Motivo',
    role: 'Rol',
    state: 'Estado de la cuenta',
    openOrders: 'Con órdenes abiertas',
    application: 'Postulación',
    application_consent: 'Autorización de la postulación',
    reels_consent: 'Autorización de los videos',
    representative_reels_consent: 'Autorización de los videos, por quien representa',
    voice_consent: 'Autorización de voz',
    title: 'Título',
  },
  text: (field, value) => (isSheetField(field) ? profileText(field, value) || value : value),
  deeds: {
    'update.mail': 'Correo reenviado',
    'read.account_number': 'Número de cuenta visto',
    'read.sheet': 'Ficha vista',
    'read.voice': 'Perfil vocal visto',
    'read.demo': 'Demo abierto',
    'read.certificate': 'Certificado de honorarios descargado',
    'read.answers': 'Postulación vista',
    'read.reel': 'Video de la postulación abierto',
    'read.document': 'Documento abierto',
    'read.data_request': 'Solicitud sobre sus datos vista',
    'update.sessions': 'Sesiones cerradas',
    'update.access_renewed': 'Acceso renovado',
    'update.activation': 'Correo de activación enviado',
    'update.invitation': 'Invitación enviada',
    'update.invitation_withdrawn': 'Invitación retirada',
    'update.boleta_reminder': 'Recordatorio de boletas enviado',
    'update.bank_data_request': 'Datos bancarios pedidos por correo',
    'update.payment_rejected': 'Pago rechazado por el banco, avisado por correo',
  },
};

/** 'Historial' of a person: who changed what, and who looked at data that is usually hidden (desk.md §6). */
export function HistoryTab() {
  const { account } = usePerson().person;
  return (
    <OfTab<PersonHistory> loading="Cargando historial..." failed="No pudimos cargar el historial">
      {(first) => <HistoryPages entity="person" id={account.id} first={first} words={WORDS} />}
    </OfTab>
  );
}
