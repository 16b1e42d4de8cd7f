/*
 * A page cannot set the preferences of its browser. For the toolbar's switches this file therefore makes the rules under
 * `@media (prefers-reduced-motion: reduce)` or `(forced-colors: active)` in all stylesheets of the page apply. With forced
 * colours a browser also repaints everything in system colours, which a stylesheet imitates here; the real effect is in the
 * browser's developer tools, under Rendering.
 */

/** Preferences, and their names in media queries. */
const QUERIES = { reducedMotion: 'prefers-reduced-motion', forcedColors: 'forced-colors' } as const;

export type Preference = keyof typeof QUERIES;

/** The original conditions of changed media rules. */
const originals = new WeakMap<CSSMediaRule, string>();

function eachMediaRule(rules: CSSRuleList, act: (rule: CSSMediaRule) => void): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) act(rule);
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) eachMediaRule(rule.cssRules, act);
  }
}

/** Applies the rules of the active preferences and restores all others. */
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
