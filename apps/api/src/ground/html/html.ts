const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes any text safe inside HTML, attribute values included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/**
 * Escapes a text, and turns its http(s) addresses into links, as well as the texts in `known`. Every link gets the `attributes`.
 */
export function linkify(
  text: string,
  attributes = '',
  known: readonly { text: string; href: string }[] = [],
): string {
  const link = (href: string, words: string) => `<a href="${href}"${attributes}>${words}</a>`;
  const linked = escapeHtml(text).replace(/https?:\/\/[^\s<>"']+/g, (address) => link(address, address));
  return known.reduce(
    (made, way) => made.replaceAll(escapeHtml(way.text), link(escapeHtml(way.href), escapeHtml(way.text))),
    linked,
  );
}
