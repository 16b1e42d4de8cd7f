/** Pixels between two strokes of the wave. */
const STEP = 4;

/** A number in [0, 1) that looks random but is always the same for one place, so the picture never changes. */
function noise(seed: number, index: number): number {
  const x = Math.sin(seed * 127.1 + index * 311.7) * 43758.5453;
  return x - Math.floor(x);
}

/** How loud the voice is at this stroke, 0 to 1. Syllables take about ten strokes, swell within phrases, and pause between phrases. */
function loudness(seed: number, index: number): number {
  const phrase = Math.min(1, Math.max(0, Math.sin(index * 0.083 + seed * 2.1) + 0.7));
  const syllable = Math.abs(Math.sin(index * 0.29 + seed)) ** 0.8;
  return 0.04 + 0.96 * phrase * syllable * (0.5 + 0.5 * noise(seed, index));
}

/**
 * SVG path of a voice's wave: upright strokes around `middle`, from `from` to `to`
 * (both in pixels), at most `height` high. The same seed draws the same voice.
 */
export function wave(seed: number, from: number, to: number, middle: number, height: number): string {
  const strokes: string[] = [];
  for (let x = from; x <= to; x += STEP) {
    const half = Math.max(1, (loudness(seed, x / STEP) * height) / 2);
    strokes.push(`M${x} ${(middle - half).toFixed(1)}V${(middle + half).toFixed(1)}`);
  }
  return strokes.join('');
}
