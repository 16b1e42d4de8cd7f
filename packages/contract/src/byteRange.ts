/** Part of a file: both ends included, in bytes from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

const ONE_PART = /^bytes=(\d*)-(\d*)$/;

/**
 * What a `Range` header asks of a file (RFC 9110 §14): one part, or 'whole' for no header, several parts or anything
 * that cannot be read, which a server may ignore; 'beyond' when the file has none of it (416).
 * @param size bytes of the file
 * @param most bytes of a part whose end is not asked for: fewer may be sent than there are (§15.3.7). @default all
 */
export function byteRange(
  header: string | null | undefined,
  size: number,
  most = size,
): ByteRange | 'whole' | 'beyond' {
  const [, first = '', last = ''] = ONE_PART.exec(header?.replace(/\s/g, '') ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const count = Math.min(Number(last), size);
    return count > 0 ? { start: size - count, end: size - 1 } : 'beyond';
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'beyond';
  return { start, end: Math.min(last === '' ? start + most - 1 : Number(last), size - 1) };
}
