import { escapeHtml } from '../../ground/html/html';

/** A label and its value in words. */
export type Row = readonly [term: string, value: string];

export const list = (rows: readonly Row[]) =>
  `<dl>${rows.map(([term, value]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value || '—')}</dd>`).join('')}</dl>`;

export const table = (headers: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${headers.map((header) => `<th scope="col">${escapeHtml(header)}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell || '—')}</td>`).join('')}</tr>`).join('\n')}</tbody></table>`;

export const section = (title: string, content: string) =>
  `<section><h2>${escapeHtml(title)}</h2>${content}</section>`;

export const none = '<p>No hay ninguno.</p>';

/** The page's whole style: the page stands alone and loads no other file. */
export const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem;border-bottom:1px solid #888}
dl{display:grid;grid-template-columns:minmax(10rem,1fr) 2fr;gap:.25rem 1rem}dt{color:#555}dd{margin:0;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem .3rem 0;border-bottom:1px solid #ddd;vertical-align:top}
@media(max-width:40rem){dl{grid-template-columns:1fr}dt{margin-top:.5rem}}`;
