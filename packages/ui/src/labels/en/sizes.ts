const KB = 1024;
const MB = KB * 1024;

/** '8.4 MB', '512 KB', '300 bytes'. Rounded as the Spanish one of `Dropzone` is. */
export function sizeOf(bytes: number, round: (value: number) => number = Math.round): string {
  const size = Number.isFinite(bytes) ? Math.max(bytes, 0) : 0;
  if (size < MB) {
    const whole = round(size / KB);
    // It rounds to 0 KB, but is not empty.
    if (whole === 0 && size > 0) return size === 1 ? '1 byte' : `${size} bytes`;
    if (whole < KB) return `${whole} KB`;
  }
  return `${round((size / MB) * 10) / 10} MB`;
}

/** How much of a total, with the unit once: '3.8 of 6.1 MB'. */
export function shareOf(loaded: number, total: number): string {
  const [sent = '', unit = ''] = sizeOf(Math.min(loaded, total), Math.floor).split(' ');
  const whole = sizeOf(total);
  return whole.endsWith(` ${unit}`) ? `${sent} of ${whole}` : `${sent} ${unit} of ${whole}`;
}

/** '1 minute 12 seconds', without zeros. */
export function spoken(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [
    [Math.floor(whole / 3600), 'hour'] as const,
    [Math.floor(whole / 60) % 60, 'minute'] as const,
    [whole % 60, 'second'] as const,
  ].filter(([count]) => count > 0);
  return parts.length === 0
    ? '0 seconds'
    : parts.map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`).join(' ');
}
