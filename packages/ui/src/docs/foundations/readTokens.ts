import { useEffect, useState } from 'react';

/** The custom properties that a list of rules sets, including rules in layers and media queries. */
function namesIn(rules: CSSRuleList, names: Set<string>): Set<string> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      for (const name of rule.style) if (name.startsWith('--dui-')) names.add(name);
    }
    if (rule instanceof CSSGroupingRule) namesIn(rule.cssRules, names);
  }
  return names;
}

/** A token, with its value in the page's theme. */
export interface Token {
  name: string;
  value: string;
}

/** Every token of the page's stylesheets, in their order, so the page shows the tokens that really exist. */
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

/** Pixels of a rem at the browser's usual text size. */
const REM = 16;

/** A length in rem with its pixels, as designers' tools name it: '0.875rem = 14 px'. Any other value stays as it is. */
export function inPixels(value: string): string {
  const [, rem] = /^(\d*\.?\d+)rem$/.exec(value) ?? [];
  // A built stylesheet says '.875rem'.
  return rem ? `${Number(rem)}rem = ${(Number(rem) * REM).toLocaleString('es-CL')} px` : value;
}

/** The result of `read`, updated when the page's theme changes. null until the component is in the page. */
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
