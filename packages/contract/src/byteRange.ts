/** Part of a file: both ends included, in bytes from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

const ONE_PART = /^bytes=(\d*)-(\d*)$/;

/**
 * What a `Range` header asks of a file (RFC 9110 §14): one part, 'whole' or 'beyond'. 'whole' also stands for a missing header, for
 * several parts and for an unreadable header: a server may ignore those. 'beyond': no byte of the part is in the file (416).
 * @param size bytes of the file
 * @param most longest part, in bytes, if the request states no end: a server may send less than the rest (§15.3.7). @default all
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
