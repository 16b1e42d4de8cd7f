const ACROSS: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key that would do the same where lines run from left to right: an arrow leads to where it points. */
export function keyAlong({ key, target }: { key: string; target: EventTarget | null }): string {
  const other = ACROSS[key];
  if (other === undefined || !(target instanceof Element)) return key;
  return getComputedStyle(target).direction === 'rtl' ? other : key;
}
