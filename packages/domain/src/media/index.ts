export { NO_MEDIA, NO_TRACKS, type PlayedFile, reelHint, silenceReason, uploadAdvice } from './advice';
export { inspectMp4, isWithoutMedia, isWithoutTracks, type Mp4Inspection, type ReadableFile } from './boxes';
export { FILE_NAME_MAX, fileNameError } from './fileName';
export {
  BOLETA_LIMITS,
  DOCUMENT_LIMITS,
  IMPORT_LIMITS,
  REEL_LIMITS,
  SHEET_LIMITS,
  UPLOAD_KINDS,
  type UploadKind,
  type UploadLimits,
} from './limits';
export { damagedPdfMessage, heavyPdfMessage, lockedPdfMessage, protectedPdfMessage } from './refusedPdf';
export { type UploadFault, type UploadFile, uploadFault, uploadMessage } from './rejections';
export { isMp4, isPdf, SNIFFED_BYTES } from './sniff';
export { tooLargeText } from './tooLarge';
export { cutPdfMessage, isWholePdf, isWholePdfFile } from './wholePdf';
