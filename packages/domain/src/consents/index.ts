/** The purpose of a consent: the sensitive part of the data sheet, or the person's application. */
export type ConsentPurpose = 'profile-sensitive' | 'application';

/**
 * The words that people agree to (Ley 21.719: purpose and consent of sensitive data). The portal shows them and the API stores
 * them with each consent. Change the words only here; consents given before keep their own words.
 */
export const CONSENT_STATEMENTS: Readonly<Record<ConsentPurpose, string>> = {
  'profile-sensitive':
    'Autorizo que el estudio guarde mi comunidad y mi discapacidad para conocer a su elenco y adaptar las condiciones de trabajo.',
  application:
    'Autorizo que el estudio trate los datos de mi postulación para evaluarla, incluidos dos datos sensibles según la Ley 21.719: mi comunidad y mi discapacidad.',
};

/** Message for an application whose consent was not given. */
export const APPLICATION_CONSENT_REQUIRED = 'Autoriza el tratamiento de tus datos para enviar la postulación';
