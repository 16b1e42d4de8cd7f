/** How many bytes from the start of a file {@link isMp4} and {@link isPdf} need at most. */
export const SNIFFED_BYTES = 1024 + 8;

// Brands of the ISO base media family (ISO/IEC 14496-12 and -14, ETSI, Adobe, Sony) that players open as MP4 video.
const VIDEO_BRANDS =
  'isom iso2 iso3 iso4 iso5 iso6 iso7 iso8 iso9 isoa isob isoc mp41 mp42 mp71 avc1 avc3 hvc1 hev1 M4V  M4VH M4VP MSNV ' +
  'dash cmfc cmf2 mmp4 f4v  3gp4 3gp5 3gp6 3gp7 3gp8 3gp9 3g2a XAVC';

// The same container with other content: only sound, pictures, QuickTime. Such files often name an MP4 brand too.
const OTHER_BRANDS =
  'M4A  M4B  M4P  F4A  F4B  qt   heic heix heim heis hevc hevx mif1 mif2 msf1 avif avis crx  jp2  jpx  mjp2';

function bytesOf(head: unknown): Uint8Array {
  if (head instanceof Uint8Array) return head.subarray(0, SNIFFED_BYTES);
  if (head instanceof ArrayBuffer) return new Uint8Array(head, 0, Math.min(head.byteLength, SNIFFED_BYTES));
  return new Uint8Array(0);
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

function hasBrand(list: string, brand: string): boolean {
  // Every brand takes four characters and one blank, so a match at another offset is no brand.
  return list.indexOf(brand) % 5 === 0;
}

/**
 * Tells from its first bytes whether a file is an MP4 video: its first box is `ftyp`, with brands of MP4. The
 * file's name and stated type do not matter.
 *
 * @param head at least the first 32 bytes of the file, better {@link SNIFFED_BYTES}. Anything else gives false.
 */
export function isMp4(head: unknown): boolean {
  const bytes = bytesOf(head);
  if (bytes.length < 16 || ascii(bytes, 4, 8) !== 'ftyp') return false;
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  if (size < 16 || hasBrand(OTHER_BRANDS, ascii(bytes, 8, 12))) return false;
  // Major brand at 8, its version at 12, compatible brands from 16 to the end of the box.
  for (let at = 8; at + 4 <= Math.min(size, bytes.length); at += at === 8 ? 8 : 4) {
    if (hasBrand(VIDEO_BRANDS, ascii(bytes, at, at + 4))) return true;
  }
  return false;
}

/**
 * Tells from its first bytes whether a file is a PDF: '%PDF-' and a version within the first 1024 bytes, where readers
 * look for it (ISO 32000-1, annex H.3.4.1). Mail programs and scanners put marks and headers before it.
 *
 * @param head at least {@link SNIFFED_BYTES} of the file. Anything else gives false.
 */
export function isPdf(head: unknown): boolean {
  return /%PDF-\d/.test(ascii(bytesOf(head), 0, SNIFFED_BYTES));
}
