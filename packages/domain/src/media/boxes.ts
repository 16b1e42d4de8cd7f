/** The parts of a file that reading its boxes needs; a browser's File fits. */
export interface ReadableFile {
  /** Bytes. */
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** What the boxes of an MP4 file show (ISO/IEC 14496-12). */
export interface Mp4Inspection {
  /** Handlers of its tracks ('vide', 'soun', 'text'…), in order; null without a readable list of tracks. */
  tracks: readonly string[] | null;
  /** Part of the file is missing: a box reaches beyond its end, or it lacks the list of tracks or the film itself. */
  isIncomplete: boolean;
  /** Whether the file holds any of the film itself: a file cut after its list of tracks holds only that list. */
  hasMedia: boolean;
}

/** Longest list of tracks that is read, in bytes: hours of video have a shorter one. */
const MOOV_MAX = 8 * 1024 * 1024;
/** Most boxes that are read: no real file has as many, and a hostile file must not keep a page busy. */
const BOXES_MAX = 2000;

interface Box {
  type: string;
  /** Start of its content, in bytes from the start of the data. */
  start: number;
  end: number;
}

/** The header of the box at `at`; null if there is none. `limit`: bytes from there to the end. */
function boxAt(
  view: DataView,
  at: number,
  limit: number,
): { type: string; header: number; size: number } | null {
  if (view.byteLength - at < 8) return null;
  const type = String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at + 4, 4));
  if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) return null;
  const short = view.getUint32(at);
  if (short === 0) return { type, header: 8, size: limit };
  if (short !== 1) return short < 8 ? null : { type, header: 8, size: short };
  if (view.byteLength - at < 16) return null;
  const long = Number(view.getBigUint64(at + 8));
  return long < 16 ? null : { type, header: 16, size: long };
}

/** The boxes in these bytes; a box that does not fit ends the list. */
function boxesIn(view: DataView): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  while (at < view.byteLength && boxes.length < BOXES_MAX) {
    const box = boxAt(view, at, view.byteLength - at);
    if (!box || at + box.size > view.byteLength) break;
    boxes.push({ type: box.type, start: at + box.header, end: at + box.size });
    at += box.size;
  }
  return boxes;
}

function inside(view: DataView, { start, end }: Box): DataView {
  return new DataView(view.buffer, view.byteOffset + start, end - start);
}

/** The handler of each track: moov › trak › mdia › hdlr, its third word. */
function handlersIn(moov: DataView): string[] {
  const find = (view: DataView, type: string) =>
    boxesIn(view)
      .filter((box) => box.type === type)
      .map((box) => inside(view, box));
  return find(moov, 'trak')
    .flatMap((trak) => find(trak, 'mdia'))
    .flatMap((mdia) => find(mdia, 'hdlr'))
    .filter((hdlr) => hdlr.byteLength >= 12)
    .map((hdlr) => String.fromCharCode(...new Uint8Array(hdlr.buffer, hdlr.byteOffset + 8, 4)));
}

/**
 * Reads the boxes of an MP4 file: headers only, and the list of tracks. Whether a player can play them, only a try shows.
 * A file that cannot be read is incomplete.
 */
export async function inspectMp4(file: ReadableFile): Promise<Mp4Inspection> {
  try {
    return await readBoxes(file);
  } catch {
    return { tracks: null, isIncomplete: true, hasMedia: false };
  }
}

async function readBoxes(file: ReadableFile): Promise<Mp4Inspection> {
  let tracks: string[] | null = null;
  let hasMedia = false;
  let at = 0;
  for (let seen = 0; at < file.size; seen++) {
    const head = new DataView(await file.slice(at, Math.min(at + 16, file.size)).arrayBuffer());
    const box = seen < BOXES_MAX ? boxAt(head, 0, file.size - at) : null;
    // Players ignore bytes after a complete film.
    if (!box) break;
    if (box.type === 'mdat' && Math.min(box.size, file.size - at) > box.header) hasMedia = true;
    if (at + box.size > file.size) return { tracks, isIncomplete: true, hasMedia };
    if (box.type === 'moov' && box.size <= MOOV_MAX) {
      const content = await file.slice(at + box.header, at + box.size).arrayBuffer();
      tracks = [...(tracks ?? []), ...handlersIn(new DataView(content))];
    }
    at += box.size;
  }
  return { tracks, isIncomplete: tracks === null || !hasMedia, hasMedia };
}

/** Whether a list of tracks has neither picture nor sound: only subtitles, or nothing. An unreadable list gives false. */
export function isWithoutTracks(inspection: Mp4Inspection): boolean {
  const tracks: unknown = inspection?.tracks;
  return Array.isArray(tracks) && !tracks.some((handler) => handler === 'vide' || handler === 'soun');
}

/** Whether a file has only its index: a list of tracks, and none of their content. */
export function isWithoutMedia(inspection: Mp4Inspection): boolean {
  return Array.isArray(inspection?.tracks) && inspection.hasMedia === false;
}
