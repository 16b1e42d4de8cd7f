/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads a browser's computed value of an opaque colour: `rgb(20, 32, 35)`. null for anything else. */
export function parseRgb(text: string): Rgb | null {
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(text) ?? [];
  return red && green && blue ? [Number(red), Number(green), Number(blue)] : null;
}

/** Relative luminance, from 0 (black) to 1 (white) (WCAG 2.2, definitions). */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
