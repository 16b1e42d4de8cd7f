/**
 * Calls back when one of the elements has another size, and at once. Returns the function that ends it. In a DOM without
 * `ResizeObserver` (jsdom) nothing has a size that could change.
 */
export function onResize(
  callback: ResizeObserverCallback,
  elements: Iterable<Element | null>,
  options?: ResizeObserverOptions,
): () => void {
  const observer = window.ResizeObserver && new ResizeObserver(callback);
  for (const element of elements) if (element) observer?.observe(element, options);
  return () => observer?.disconnect();
}
