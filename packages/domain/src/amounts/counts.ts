/** A whole number with es-CL's dots: 1246 → '1.246', -1246 → '-1.246'. The same in every browser. Anything else gives ''. */
export function countText(value: unknown): string {
  return Number.isSafeInteger(value) ? String(value).replace(/\B(?=(?:\d{3})+$)/g, '.') : '';
}
