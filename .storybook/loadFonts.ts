/** The portal's font families, and characters of the files that every page needs (fonts.css splits fonts by characters). */
const FAMILIES = ['Archivo Variable', 'Spline Sans Mono Variable'];
const TEXT = 'aA 0';

/** Loads the real fonts before a play measures: words change their width when a font replaces its fallback. */
export async function loadFonts(): Promise<void> {
  await Promise.all(FAMILIES.map((family) => document.fonts.load(`1rem "${family}"`, TEXT)));
}
