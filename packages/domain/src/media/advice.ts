import { isWithoutMedia, isWithoutTracks, type Mp4Inspection } from './boxes';

/** Said of a file with neither picture nor sound: a hint by default, a refusal where the application is sent. */
export const NO_TRACKS = 'El archivo no tiene video ni sonido.';

const OTHER_VIDEOS = /\.(mov|qt|m4v|avi|mkv|webm|wmv|mpe?g|3gp|mts|m2ts|flv)$/i;
const SOUNDS = /\.(mp3|wav|m4a|aac|ogg|opus|flac|aiff?|wma)$/i;

/**
 * What whoever chose a refused file can do about it, in Spanish; null where there is nothing to advise.
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

/** What became of playing a file in the browser at hand. */
export interface PlayedFile {
  canPlay: boolean;
  /** Whether there was anything to see. */
  hasPicture: boolean;
  /** Whether there was anything to hear; undefined where the browser does not tell. */
  hasSound?: boolean | undefined;
}

/** Said of a file that has its list of tracks and no film: a hint by default, a refusal where the application is sent. */
export const NO_MEDIA =
  'El archivo está incompleto: tiene el índice, pero no el video. Expórtalo o descárgalo otra vez.';
const NO_SOUND = 'El video no tiene sonido.';
const SILENT_HERE = 'Este navegador reproduce la imagen y no el sonido (puede ser AC-3 o DTS).';
const USE_ANYWAY = 'Puedes usarlo igual';

/**
 * What stands beside a chosen reel that may not be what it seems, in Spanish; null where all is well. A hint, not a refusal:
 * other players may open what this browser does not.
 * @param inspection its boxes
 * @param played what became of playing it here
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
 * Why nothing is heard of a video that plays, in Spanish: it has no sound, or this browser makes nothing of it.
 * @param inspection its boxes; null where they cannot be read
 */
export function silenceReason(inspection: Mp4Inspection | null): string {
  const tracks = inspection?.tracks;
  if (!Array.isArray(tracks)) return `${NO_SOUND.slice(0, -1)}, o este navegador no puede reproducirlo.`;
  return tracks.includes('soun') ? `${SILENT_HERE} Descárgalo u óyelo en otro programa.` : NO_SOUND;
}
