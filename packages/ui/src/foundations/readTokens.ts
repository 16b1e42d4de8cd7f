import { useEffect, useState } from 'react';

/** Names of the custom properties a list of rules sets, layers and media queries included. */
function namesIn(rules: CSSRuleList, names: Set<string>): Set<string> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      for (const name of rule.style) if (name.startsWith('--dui-')) names.add(name);
    }
    if (rule instanceof CSSGroupingRule) namesIn(rule.cssRules, names);
  }
  return names;
}

/** A token and its value in the page's theme. */
export interface Token {
  name: string;
  value: string;
}

/** Every token of the page's stylesheets, in their order: what is shown is what there is. */
export function readTokens(): Token[] {
  const names = new Set<string>();
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSLayerBlockRule && rule.name === 'dui.tokens') namesIn(rule.cssRules, names);
    }
  }
  const style = getComputedStyle(document.documentElement);
  return [...names].map((name) => ({ name, value: style.getPropertyValue(name).trim() }));
}

/** What `read` gives, again whenever the page's theme changes. Null until it is in the page. */
export function useReadFromPage<Result>(read: () => Result): Result | null {
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => {
    const again = () => setResult(read());
    again();
    const theme = new MutationObserver(again);
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => theme.disconnect();
  }, [read]);
  return result;
}
