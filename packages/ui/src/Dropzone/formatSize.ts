const KB = 1024;
const MB = KB * 1024;

const decimal = (value: number) => String(value).replace('.', ',');

/**
 * A size in bytes as people in Chile read it: '8,4 MB', '512 KB', '300 bytes', '0 KB'. One megabyte is 1 048 576 bytes,
 * as in the limit of 10 485 760 (spec §5).
 *
 * @param bytes A number of bytes. Anything but a positive number counts as 0.
 * @param round How to round the last figure: a file just over 10 MB must not read '10 MB'. @default Math.round
 */
export function formatSize(bytes: number, round: (value: number) => number = Math.round): string {
  const size = Number.isFinite(bytes) ? Math.max(bytes, 0) : 0;
  if (size < MB) {
    const whole = round(size / KB);
    // The size rounds to 0 KB, but the file is not empty.
    if (whole === 0 && size > 0) return size === 1 ? '1 byte' : `${size} bytes`;
    if (whole < KB) return `${whole} KB`;
  }
  return `${decimal(round((size / MB) * 10) / 10)} MB`;
}

/** How much is sent of the total, with the unit once: '3,8 de 6,1 MB'. */
export function formatProgress(loaded: number, total: number): string {
  const [sent = '', sentUnit] = formatSize(Math.min(loaded, total), Math.floor).split(' ');
  const whole = formatSize(total);
  return whole.endsWith(` ${sentUnit}`) ? `${sent} de ${whole}` : `${sent} ${sentUnit} de ${whole}`;
}

/**
 * A length as mm:ss, or h:mm:ss from one hour on.
 *
 * @param seconds A finite length in seconds.
 */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const tail = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return whole < 3600 ? tail : `${Math.floor(whole / 3600)}:${tail}`;
}
