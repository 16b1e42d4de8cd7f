import type { Page } from '@playwright/test';

/** Wraps text as translators of browsers do: every non-blank text node in two `<font>`, and later ones as they appear. */
function wrapTexts(): void {
  const skipped = 'font, script, style, textarea, title, noscript';
  const wrap = (text: Text) => {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(skipped)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    text.replaceWith(outer);
    inner.append(text);
  };
  const wrapAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    texts.forEach(wrap);
  };
  const start = () => {
    wrapAll();
    new MutationObserver(wrapAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
}

/** Translates every page from now on, even pages that ask not to be. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(wrapTexts);
}
