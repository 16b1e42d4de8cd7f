/** Pixels between two strokes of a wave. */
const STEP = 4;

/** A number in [0, 1) that looks random and is always the same for the same place: the picture never changes. */
function noise(seed: number, index: number): number {
  const x = Math.sin(seed * 127.1 + index * 311.7) * 43758.5453;
  return x - Math.floor(x);
}

/** How loud a voice is there: syllables of three to ten strokes, with silences between. */
function loudness(seed: number, index: number): number {
  const phrase = Math.sin(index * 0.19 + seed) + Math.sin(index * 0.071 + seed * 2.3);
  if (phrase < -0.45) return 0.04;
  const swell = 0.5 + 0.5 * Math.sin(index * 0.43 + seed * 1.7);
  return 0.15 + 0.85 * swell * (0.6 + 0.4 * noise(seed, index));
}

/**
 * SVG path of a voice's wave: upright strokes around `middle`, from `from` to `to` (both in pixels), as high as
 * `height` at most. The same seed draws the same voice.
 */
export function wave(seed: number, from: number, to: number, middle: number, height: number): string {
  const strokes: string[] = [];
  for (let x = from; x <= to; x += STEP) {
    const half = Math.max(1, (loudness(seed, x / STEP) * height) / 2);
    strokes.push(`M${x} ${(middle - half).toFixed(1)}V${(middle + half).toFixed(1)}`);
  }
  return strokes.join('');
}
