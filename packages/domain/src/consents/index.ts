/** What a consent is given for: the sensitive part of the data sheet, or one's application. */
export type ConsentPurpose = 'profile-sensitive' | 'application';

/**
 * What people agree to, in the words they read (Ley 21.719: purpose and consent of sensitive data). The portal shows them and
 * the API keeps them with each consent, so whoever changes the words changes them here; a consent given before keeps its own.
 */
export const CONSENT_STATEMENTS: Readonly<Record<ConsentPurpose, string>> = {
  'profile-sensitive':
    'Autorizo que el estudio guarde mi comunidad y mi discapacidad para conocer a su elenco y adaptar las condiciones de trabajo.',
  application:
    'Autorizo que el estudio trate los datos de mi postulación para evaluarla, incluidos dos datos sensibles según la Ley 21.719: mi comunidad y mi discapacidad.',
};

/** Message for an application whose consent was not given. */
export const APPLICATION_CONSENT_REQUIRED = 'Autoriza el tratamiento de tus datos para enviar la postulación';
