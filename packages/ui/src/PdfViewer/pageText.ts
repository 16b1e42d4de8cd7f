import type { OpenPage } from './pdf';

type TextContent = Awaited<ReturnType<OpenPage['getTextContent']>>;

/** The parts of a page's text, as they are read. Whoever has enough ends the loop, and the reading with it. */
export async function* textParts(page: OpenPage): AsyncGenerator<TextContent, void> {
  const reader = page.streamTextContent().getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel(new Error('Enough text'));
  }
}

/** The text of a page. pdf.js's own `getTextContent` loops over a stream, which Safari does not know. */
export async function readText(page: OpenPage): Promise<TextContent> {
  const text: TextContent = { items: [], styles: Object.create(null), lang: null };
  for await (const { items, styles, lang } of textParts(page)) {
    text.items.push(...items);
    Object.assign(text.styles, styles);
    text.lang ??= lang;
  }
  return text;
}
