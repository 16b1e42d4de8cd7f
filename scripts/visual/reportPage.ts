import type { Outcome } from './outcome.ts';

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const list = (title: string, items: readonly string[]) =>
  items.length === 0
    ? ''
    : `<details><summary>${title}: ${items.length}</summary><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul></details>`;

const VIEWS = ['before', 'after', 'difference'] as const;

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#b9c3c5, #3b4a4e); --focus: light-dark(#0b5a63, #7ccdd3); }
body { max-width: 110rem; margin: 0 auto; padding: 1rem; font: 16px/1.5 system-ui; color: light-dark(#142023, #e7eeee); background: light-dark(#fff, #0f1719); }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 0 0 .5rem; font-size: 1rem; }
code { overflow-wrap: anywhere; }
header { position: sticky; z-index: 1; top: 0; display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: end; padding: .5rem 0; background: inherit; }
header label { display: grid; font-size: .875rem; }
input, select { min-height: 2.25rem; padding: 0 .5rem; font: inherit; }
kbd { padding: 0 .3rem; border: 1px solid var(--line); border-radius: 3px; font: inherit; }
article { padding: 1rem .5rem; border-top: 1px solid var(--line); scroll-margin-top: 5rem; }
article:focus { outline: 3px solid var(--focus); outline-offset: -3px; }
article > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: 1rem; align-items: start; }
body[data-view] article > div { grid-template-columns: 1fr; }
body[data-view=before] figure:not([data-name=before]), body[data-view=after] figure:not([data-name=after]),
body[data-view=difference] figure:not([data-name=difference]), [hidden] { display: none; }
figure { min-width: 0; margin: 0; }
figcaption { font-size: .875rem; }
img { max-width: 100%; height: auto; border: 1px solid var(--line); background: #fff; }
@media (max-width: 40rem) { header { position: static; } article { scroll-margin-top: 0; } }`;

/** The page's behaviour, in the browser. Its keys are told on the page. */
const SCRIPT = `
const articles = [...document.querySelectorAll('article')];
const [filter, view, count] = ['#filter', '#view', '#count'].map((one) => document.querySelector(one));
const show = (name) => { view.value = name; name ? document.body.dataset.view = name : delete document.body.dataset.view; };
const narrow = () => {
  const words = filter.value.toLowerCase().split(' ').filter(Boolean);
  for (const one of articles) one.hidden = !words.every((word) => one.dataset.words.includes(word));
  count.textContent = articles.filter((one) => !one.hidden).length + ' shown';
};
filter.oninput = narrow;
view.onchange = () => show(view.value);
document.onkeydown = (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target === filter) { if (event.key === 'Escape') { filter.value = ''; narrow(); filter.blur(); } return; }
  if (event.target === view) return;
  const views = { 0: '', 1: 'before', 2: 'after', 3: 'difference' };
  if (event.key in views) return show(views[event.key]);
  if (event.key === '/') { event.preventDefault(); return filter.focus(); }
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const shown = articles.filter((one) => !one.hidden);
  const next = shown[Math.min(shown.length - 1, Math.max(0, shown.indexOf(document.activeElement) + step))];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView();
};
narrow();`;

/** Two pictures and their difference, in the order of the findings. The pictures lie beside the page, by their place in it. */
export function reportPage({ before, after, compared, findings, added, removed, failed }: Outcome): string {
  const articles = findings.map(({ title, story, mode, pixels }, index) => {
    const words = escapeHtml(`${title} ${story} ${mode}`.toLowerCase());
    const figures = VIEWS.map(
      (name) =>
        `<figure data-name="${name}"><figcaption>${name}</figcaption><img loading="lazy" src="${index}.${name}.png" alt="${escapeHtml(`${title}, ${mode}: ${name}`)}"></figure>`,
    );
    return `<article tabindex="0" data-words="${words}">
<h2>${escapeHtml(title)} <small>${escapeHtml(mode)} · ${pixels} px</small></h2>
<div>${figures.join('')}</div></article>`;
  });
  const options = VIEWS.map((name, index) => `<option value="${name}">${name} (${index + 1})</option>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${findings.length} of ${compared} pictures differ</title><style>${STYLE}</style></head><body>
<h1>${findings.length} of ${compared} pictures differ</h1><p><code>${before}</code> → <code>${after}</code></p>
${list('New stories', added)}${list('Stories that are gone', removed)}${list('Stories that failed', failed)}
<header><label>Filter <input id="filter" type="search" placeholder="oscuro 390"></label>
<label>Pictures <select id="view"><option value="">all (0)</option>${options.join('')}</select></label>
<span id="count" role="status"></span>
<span><kbd>↓</kbd> <kbd>↑</kbd> or <kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>0</kbd>–<kbd>3</kbd> pictures · <kbd>/</kbd> filter</span></header>
<main>${articles.join('\n')}</main>
<script>${SCRIPT}</script></body></html>`;
}
