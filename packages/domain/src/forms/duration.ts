/** Reads a running time 'HH:MM:SS' as seconds; null for any other text. */
export function durationSeconds(text: unknown): number | null {
  const parts = typeof text === 'string' ? /^(\d{2}):([0-5]\d):([0-5]\d)$/.exec(text) : null;
  return parts === null ? null : Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
}

/** Writes seconds as 'HH:MM:SS'; '' for anything but 0 to 359 999 (99:59:59). */
export function durationText(seconds: unknown): string {
  if (typeof seconds !== 'number' || !(seconds >= 0 && seconds < 360_000)) return '';
  const whole = Math.floor(seconds);
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    .map((part) => `${part}`.padStart(2, '0'))
    .join(':');
}
