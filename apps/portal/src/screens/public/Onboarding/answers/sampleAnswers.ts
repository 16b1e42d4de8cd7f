import type { Portal } from '../../../../portal/portal';
import { answersOf, type OnboardingAnswers } from './answers';

/** A Chilean candidate's answers, all valid, for stories. */
export const CHILEAN: Pick<OnboardingAnswers, 'personal' | 'voice' | 'singing'> = {
  personal: {
    applicant_to: 'Actor',
    country: 'CL',
    rut: '12345678',
    phone: '+56 9 5550 0142',
    address: 'Pasaje Los Coigües 418, Ñuñoa, Santiago',
    age: 29,
    community: 'Indigenous',
    disability: 'none',
  },
  voice: {
    voice_training: 'Sí',
    experiences: [
      { project: 'La bahía de los relojes', character: 'Inspectora Malva' },
      { project: 'Kumo y la montaña', character: 'Abuela Nube' },
    ],
    vocal_age_range: '20 a 35 años',
  },
  singing: {
    singing_experience: 'Sí',
    singing_detail:
      'Cuatro años en el coro de cámara de la escuela y coros para dos temporadas de una serie animada.',
    vocal_tone: 'Tono medio',
  },
};

/** The same answers with long texts. */
export const LONG: typeof CHILEAN = {
  personal: {
    ...CHILEAN.personal,
    country: 'GB',
    passport: 'P-0123456789012345678901234567890123456789',
    address:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenweg 1184, torre norte, piso 23, departamento 2304, Ñuñoa',
  },
  voice: {
    ...CHILEAN.voice,
    experiences: [
      {
        project:
          'La extraordinaria y verdadera historia de la bahía de los relojes detenidos, segunda temporada',
        character: 'Inspectora Malva Fernández-Concha Undurraga de la Santísima Trinidad',
      },
      { project: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', character: 'Abuela Nube' },
    ],
    vocal_age_range: 'De los quince a los cuarenta y cinco años, según el papel y la hora del día',
  },
  singing: {
    ...CHILEAN.singing,
    singing_detail: 'Cuatro años en el coro de cámara de la escuela y coros para dos temporadas. '.repeat(24),
  },
};

/** A story's `prepare`: the candidate has already answered the steps. */
export function answered(part: Partial<OnboardingAnswers> = {}) {
  return (portal: Portal) => answersOf(portal).keep({ ...CHILEAN, ...part });
}

/**
 * A file like one chosen in the browser.
 * @param megabytes its size
 * @param head its first bytes. @default those of an MP4 video
 */
export function videoFile(name: string, megabytes = 1, head: BlobPart = mp4Head()): File {
  const first = new Blob([head]);
  const rest = new Uint8Array(Math.max(0, Math.round(megabytes * 1024 * 1024) - first.size));
  return new File([first, rest], name, { type: 'video/mp4', lastModified: 1 });
}

/** The `ftyp` box at the start of every MP4 video. */
function mp4Head(): Uint8Array<ArrayBuffer> {
  const text = '\0\0\0\u0018ftypisom\0\0\u0002\0isommp42';
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
