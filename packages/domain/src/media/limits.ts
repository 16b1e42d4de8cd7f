/** The two kinds of file people send. */
export type UploadKind = 'mp4' | 'pdf';

/** The upload limits of one place. */
export interface UploadLimits {
  readonly kind: UploadKind;
  /** Most files at once. */
  readonly maxFiles: number;
  /** Most bytes of each file. */
  readonly maxBytes: number;
}

const MEGABYTE = 1024 * 1024;

/** Reels of step 4 of the questionnaire: MP4, 3 files, 10 485 760 bytes each (spec §5, File upload). */
export const REEL_LIMITS: UploadLimits = { kind: 'mp4', maxFiles: 3, maxBytes: 10_485_760 };

/** A boleta for a finished work order: one PDF of 5 MB. */
export const BOLETA_LIMITS: UploadLimits = { kind: 'pdf', maxFiles: 1, maxBytes: 5 * MEGABYTE };

/** A contract or a script: one PDF of 10 MB. */
export const DOCUMENT_LIMITS: UploadLimits = { kind: 'pdf', maxFiles: 1, maxBytes: 10 * MEGABYTE };

/** A CSV of chapters and cast: most bytes, and most rows besides the headings (desk.md §5). */
export const IMPORT_LIMITS = { maxBytes: 5 * MEGABYTE, maxRows: 20_000 } as const;

/** A sheet of the SII or a bank's answer: most bytes, and most rows besides what stands above them. */
export const SHEET_LIMITS = { maxBytes: 5 * MEGABYTE, maxRows: 20_000 } as const;

/** The name extension and media type of each kind, as a file picker wants them. */
export const UPLOAD_KINDS: Readonly<Record<UploadKind, { mime: string; extension: string; label: string }>> =
  {
    mp4: { mime: 'video/mp4', extension: '.mp4', label: 'MP4' },
    pdf: { mime: 'application/pdf', extension: '.pdf', label: 'PDF' },
  };
