/*
 * A page cannot set the preferences of its own browser. What the toolbar's switches do instead: every rule of the
 * stylesheets in the page that stands under `@media (prefers-reduced-motion: reduce)` or `(forced-colors: active)`
 * is made to apply. For forced colours the browser's own part (it repaints everything with system colours) is
 * imitated by a stylesheet; the real thing is in the browser's developer tools, under Rendering.
 */

/** A preference of the person, and the words that stand for it in a media query. */
const QUERIES = { reducedMotion: 'prefers-reduced-motion', forcedColors: 'forced-colors' } as const;

export type Preference = keyof typeof QUERIES;

/** What a media rule said before it was changed here. */
const originals = new WeakMap<CSSMediaRule, string>();

function eachMediaRule(rules: CSSRuleList, act: (rule: CSSMediaRule) => void): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) act(rule);
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) eachMediaRule(rule.cssRules, act);
  }
}

/** Makes the rules of the preferences that are on apply, and puts the others back. */
export function emulateMedia(on: Record<Preference, boolean>): void {
  for (const sheet of document.styleSheets) {
    eachMediaRule(sheet.cssRules, (rule) => {
      const said = originals.get(rule) ?? rule.media.mediaText;
      const isOn = (Object.keys(QUERIES) as Preference[]).some(
        (one) => on[one] && said.includes(QUERIES[one]) && !/no-preference|none/.test(said),
      );
      if (isOn) originals.set(rule, said);
      const wanted = isOn ? 'all' : said;
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    });
  }
}
