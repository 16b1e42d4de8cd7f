/** The portal's families, with a text of the faces every page needs (fonts.css shares out the characters). */
const FAMILIES = ['Archivo Variable', 'Spline Sans Mono Variable'];
const TEXT = 'aA 0';

/** A play that measures does so with the real faces: as they take the fallback's place, words change their width. */
export async function loadFonts(): Promise<void> {
  await Promise.all(FAMILIES.map((family) => document.fonts.load(`1rem "${family}"`, TEXT)));
}
