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

/** Escapes a text and makes its http(s) addresses links, `attributes` on each. */
export function linkify(text: string, attributes = ''): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>"']+/g,
    (address) => `<a href="${address}"${attributes}>${address}</a>`,
  );
}
