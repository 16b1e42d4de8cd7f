import { isWithoutMedia, isWithoutTracks, type Mp4Inspection } from './boxes';

/** Message for a file with neither picture nor sound: a hint by default, a refusal if applications are sent. */
export const NO_TRACKS = 'El archivo no tiene video ni sonido.';

const OTHER_VIDEOS = /\.(mov|qt|m4v|avi|mkv|webm|wmv|mpe?g|3gp|mts|m2ts|flv)$/i;
const SOUNDS = /\.(mp3|wav|m4a|aac|ogg|opus|flac|aiff?|wma)$/i;

/**
 * Advice in Spanish for the person who chose a refused file; null if there is none.
 * @param fault a code of `UploadFault`
 */
export function uploadAdvice(fault: unknown, fileName: unknown): string | null {
  if (fault === 'file-too-large') {
    return 'Recórtalo o expórtalo con menos calidad: un minuto en 720p suele caber.';
  }
  if (fault !== 'file-invalid-type' || typeof fileName !== 'string') return null;
  if (/\.(mov|qt)$/i.test(fileName)) {
    return 'Es un video de QuickTime: expórtalo o conviértelo a MP4 (H.264) y elígelo de nuevo.';
  }
  if (OTHER_VIDEOS.test(fileName)) return 'Expórtalo o conviértelo a MP4 (H.264) y elígelo de nuevo.';
  return SOUNDS.test(fileName) ? 'Expórtalo como video MP4, aunque la imagen sea fija.' : null;
}

/** The result of playing a file in this browser. */
export interface PlayedFile {
  canPlay: boolean;
  /** Whether a picture was visible. */
  hasPicture: boolean;
  /** Whether sound was there; undefined if the browser does not tell. */
  hasSound?: boolean | undefined;
}

/** Message for a file with a list of tracks but no film: a hint by default, a refusal if applications are sent. */
export const NO_MEDIA =
  'El archivo está incompleto: tiene el índice, pero no el video. Expórtalo o descárgalo otra vez.';
const NO_SOUND = 'El video no tiene sonido.';
const SILENT_HERE = 'Este navegador reproduce la imagen y no el sonido (puede ser AC-3 o DTS).';
const USE_ANYWAY = 'Puedes usarlo igual';

/**
 * The hint beside a chosen reel that may be broken, in Spanish; null if it is fine. Not a refusal:
 * other players may open a file that this browser cannot.
 * @param inspection its boxes
 * @param played the result of playing it here
 */
export function reelHint(inspection: Mp4Inspection, played: PlayedFile): string | null {
  const tracks = Array.isArray(inspection?.tracks) ? inspection.tracks : null;
  const isIncomplete = inspection?.isIncomplete === true;
  const canPlay = played?.canPlay === true;
  const hasSound = tracks?.includes('soun');
  if (isWithoutTracks(inspection)) return NO_TRACKS;
  if (isWithoutMedia(inspection)) return NO_MEDIA;
  if (tracks === null || (isIncomplete && !canPlay)) {
    return 'No se puede reproducir: el archivo está incompleto o dañado. Revísalo; puedes usarlo igual.';
  }
  if (isIncomplete) return 'Le falta una parte: se cortará antes del final. Revísalo; puedes usarlo igual.';
  if (!canPlay) {
    const codec = tracks.includes('vide') ? 'HEVC' : 'AC-3 o DTS';
    return `Este navegador no puede reproducirlo (puede ser ${codec}). ${USE_ANYWAY}; en MP4 con H.264 y AAC se ve en todas partes.`;
  }
  if (tracks.includes('vide') && !played.hasPicture) {
    return `Este navegador reproduce el sonido y no la imagen (puede ser HEVC). ${USE_ANYWAY}; en MP4 con H.264 se ve en todas partes.`;
  }
  if (!hasSound) return `${NO_SOUND} Revísalo: en un reel importa la voz. ${USE_ANYWAY}.`;
  return played.hasSound === false
    ? `${SILENT_HERE} ${USE_ANYWAY}; en MP4 con H.264 y AAC se oye en todas partes.`
    : null;
}

/**
 * Why a playing video is silent, in Spanish: it has no sound, or this browser cannot decode it.
 * @param inspection its boxes; null if they cannot be read
 */
export function silenceReason(inspection: Mp4Inspection | null): string {
  const tracks = inspection?.tracks;
  if (!Array.isArray(tracks)) return `${NO_SOUND.slice(0, -1)}, o este navegador no puede reproducirlo.`;
  return tracks.includes('soun') ? `${SILENT_HERE} Descárgalo u óyelo en otro programa.` : NO_SOUND;
}
