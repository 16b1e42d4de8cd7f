import react from '@astrojs/react/server.js';
import { createElement } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** Writes the rules of an island before its elements. styled-components takes them out before the island is hydrated. */
async function renderToStaticMarkup(Component, ...rest) {
  const sheet = new ServerStyleSheet();
  const Styled = (props) =>
    createElement(StyleSheetManager, { sheet: sheet.instance }, createElement(Component, props));
  const { html, ...result } = await react.renderToStaticMarkup.call(this, Styled, ...rest);
  return { ...result, html: sheet.getStyleTags() + html };
}

export default { ...react, renderToStaticMarkup };
