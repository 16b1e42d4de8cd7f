/**
 * The purpose of a consent: the sensitive part of the data sheet, the same as the representative of somebody below 16 agrees to it, the
 * person's application, their reels, or the reels of somebody below 18 as their representative agrees to them.
 */
export type ConsentPurpose =
  | 'profile-sensitive'
  | 'representative-sensitive'
  | 'application'
  | 'reels'
  | 'representative-reels';

/** Every purpose, in the order in which a person is asked. */
export const CONSENT_PURPOSES = [
  'application',
  'reels',
  'representative-reels',
  'profile-sensitive',
  'representative-sensitive',
] as const satisfies readonly ConsentPurpose[];

/**
 * The words that people agree to (Ley 21.719: purpose and consent of sensitive data). The portal shows them and the API stores
 * them with each consent. Change the words only here, together with {@link CONSENT_VERSIONS}; consents given before keep their own.
 */
export const CONSENT_STATEMENTS: Readonly<Record<ConsentPurpose, string>> = {
  'profile-sensitive':
    'Autorizo que el estudio guarde mi comunidad y mi discapacidad para conocer a su elenco y adaptar las condiciones de trabajo.',
  'representative-sensitive':
    'Autorizo que el estudio guarde la comunidad y la discapacidad de la persona menor de 16 años a quien represento, para conocer a su elenco y adaptar las condiciones de trabajo.',
  application:
    'Autorizo que el estudio trate los datos de mi postulación para evaluarla, incluidos dos datos sensibles según la Ley 21.719: mi comunidad y mi discapacidad.',
  reels:
    'Autorizo que el estudio guarde mis videos y los use como muestras de mi voz: para evaluar mi postulación y, si la acepta, para elegir voces. Para nada más.',
  'representative-reels':
    'Autorizo que el estudio guarde los videos de la persona menor de 18 años a quien represento y los use como muestras de su voz: para evaluar su postulación y, si la acepta, para elegir voces. Para nada más.',
};

/** The words of the representative's consent to reels, with who gives it: they have no account of their own. Never throws. */
export const representativeReelsStatement = (name: unknown): string =>
  `${CONSENT_STATEMENTS['representative-reels']} Representa: ${typeof name === 'string' ? name.trim() : ''}.`;

/** The version of each text, stored with each consent: one more for every change of its words. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentPurpose, number>> = {
  'profile-sensitive': 1,
  'representative-sensitive': 1,
  application: 1,
  reels: 1,
  'representative-reels': 1,
};

/** What a consent is about, for lists of them. */
export const CONSENT_NAMES: Readonly<Record<ConsentPurpose, string>> = {
  'profile-sensitive': 'Datos sensibles de la ficha',
  'representative-sensitive': 'Datos sensibles, por quien representa',
  application: 'Postulación',
  reels: 'Videos',
  'representative-reels': 'Videos, por quien representa',
};

/** Message for an application whose consent was not given. */
export const APPLICATION_CONSENT_REQUIRED = 'Autoriza el tratamiento de tus datos para enviar la postulación';

/** Message for reels whose consent was not given. */
export const REELS_CONSENT_REQUIRED = 'Autoriza el uso de tus videos para enviarlos, o quítalos';

/** What the studio holds because of a person's consents. */
export interface HeldByConsent {
  /** Whether the data sheet has a community, a disability. */
  community: boolean;
  disability: boolean;
  /** Applications that are not accepted: drafts, in review, refused. */
  applications: number;
  /** Accepted ones. */
  accepted: number;
  /** Reels in all applications. */
  reels: number;
}

/**
 * What follows when a person withdraws a consent, one sentence each: said before they do.
 * An unknown purpose, or nothing held, gives no sentence about data.
 */
export function consentFollows(purpose: ConsentPurpose, held: HeldByConsent): string[] {
  const { community, disability, applications, accepted, reels } = (held ?? {}) as Partial<HeldByConsent>;
  const videos = (of: string) => (reels === 1 ? `tu video${of}` : `tus ${reels} videos${of}`);
  if (purpose === 'profile-sensitive' || purpose === 'representative-sensitive') {
    const fields = [
      ...(community === true ? ['Comunidad'] : []),
      ...(disability === true ? ['Discapacidad'] : []),
    ];
    return [
      fields.length > 0
        ? `De tu ficha se borra${fields.length > 1 ? 'n' : ''}: ${fields.join(' y ')}.`
        : 'Tu ficha no tiene hoy ninguno de esos datos: no se borra nada.',
      'El resto de tu ficha queda como está.',
    ];
  }
  if (purpose === 'reels' || purpose === 'representative-reels')
    return [
      isCount(reels)
        ? `Se borra${reels === 1 ? '' : 'n'} ${videos('')}: deja${reels === 1 ? '' : 'n'} de aparecer cuando el estudio busca voces, y los archivos se eliminan.`
        : 'El estudio no tiene hoy ningún video tuyo: no se borra nada.',
      'Tu postulación y tu ficha quedan como están.',
    ];
  if (purpose !== 'application') return [];
  return [
    ...(isCount(applications)
      ? [
          applications === 1
            ? 'Se borra tu postulación con sus respuestas y videos, y el estudio deja de verla.'
            : `Se borran ${applications} postulaciones con sus respuestas y videos, y el estudio deja de verlas.`,
        ]
      : []),
    ...(isCount(accepted)
      ? [
          'De tu postulación aceptada se borran tu comunidad y tu discapacidad. El resto queda: de ahí salió tu trabajo con el estudio.',
        ]
      : []),
    ...(isCount(applications) || isCount(accepted)
      ? []
      : ['El estudio no tiene hoy ninguna postulación tuya: no se borra nada.']),
    'Tus otras autorizaciones y tu cuenta quedan como están.',
  ];
}

const isCount = (value: unknown): value is number => typeof value === 'number' && value > 0;
