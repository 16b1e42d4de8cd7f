/** Frames per second of the ruler (PAL, the rate of Chilean television). */
const RATE = 25;
const DAY = 24 * 3600 * RATE;

/** Frames from 00:00:00:00 to a timecode `hh:mm:ss:ff`. Any other text gives 0, because the ruler is decoration. */
function toFrames(timecode: string): number {
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = timecode.split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * RATE + frames || 0;
}

const pad = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** The timecode `frames` later (earlier when negative). It counts on past midnight, like a tape. */
export function shiftTimecode(timecode: string, frames: number): string {
  const total = (((toFrames(timecode) + frames) % DAY) + DAY) % DAY;
  const seconds = total / RATE;
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60, total % RATE].map(pad).join(':');
}
