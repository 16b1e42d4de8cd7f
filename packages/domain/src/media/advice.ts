import { isWithoutTracks, type Mp4Inspection } from './boxes';

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
}

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
  if (isWithoutTracks(inspection)) return NO_TRACKS;
  if (tracks === null || (isIncomplete && !canPlay)) {
    return 'No se puede reproducir: el archivo está incompleto o dañado. Revísalo; puedes usarlo igual.';
  }
  if (isIncomplete) return 'Le falta una parte: se cortará antes del final. Revísalo; puedes usarlo igual.';
  if (!canPlay) {
    return 'Este navegador no puede reproducirlo (puede ser HEVC). Puedes usarlo igual; en MP4 con H.264 se ve en todas partes.';
  }
  return tracks.includes('vide') && !played.hasPicture
    ? 'Este navegador reproduce el sonido y no la imagen (puede ser HEVC). Puedes usarlo igual; en MP4 con H.264 se ve en todas partes.'
    : null;
}
