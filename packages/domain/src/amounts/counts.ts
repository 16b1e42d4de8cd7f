/** A whole number with es-CL's dots: 1246 → '1.246', -1246 → '-1.246'. The same in every browser. Anything else gives ''. */
export function countText(value: unknown): string {
  return Number.isSafeInteger(value) ? String(value).replace(/\B(?=(?:\d{3})+$)/g, '.') : '';
}

/** How many people, in words: 1 → '1 persona', 1200 → '1.200 personas'. What is no count gives ''. */
export function peopleCountText(value: unknown): string {
  const count = countText(value);
  return count && `${count} ${count === '1' ? 'persona' : 'personas'}`;
}
