/* "No style outside tokens": what may not be written by hand in a component's styles. */

/** Colours by value or by name. System colours, `transparent` and `currentColor` are no colours of ours. */
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|:[^;{]*(?<![\w-])(?:white|black|red|green|blue|yellow|orange|purple|gray|grey|silver|gold|navy|teal|pink|brown)(?![\w-])/i;
const NUMBER = /(?<![\w.-])-?\d*\.?\d+(?:px|rem|em|ms|s|pt)\b/;

/** One thing wrong in a stylesheet. */
export interface Finding {
  rule: 'colour' | 'font size' | 'font family' | 'layer' | 'duration' | 'shadow' | 'unknown token';
  /** The declaration, as written. */
  text: string;
}

/** The declarations of a `*.styles.ts`: comments out, interpolated code kept, since values stand in it too. */
function declarations(source: string): string[] {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .split(/[;{}\n]/)
    .map((line) => line.trim())
    .filter((line) => line.includes(':'));
}

/** What in a source of styles does not come from tokens. */
export function findRawValues(source: string, tokens: ReadonlySet<string>): Finding[] {
  const found: Finding[] = [];
  for (const text of declarations(source)) {
    const [, property = '', value = ''] = /^(?:[\w$]+`)?([\w-]+)\s*:\s*(.*)$/.exec(text) ?? [];
    const add = (rule: Finding['rule']) => found.push({ rule, text });
    if (COLOUR.test(text)) add('colour');
    // In em it follows the text around it, whose size is a token's.
    if (property === 'font-size' && NUMBER.test(value.replace(/[\d.]+em\b/, ''))) add('font size');
    if (property === 'font' && /(?<![\w.-])\d*\.?\d+px/.test(value)) add('font size');
    if (property === 'font-family' && !/^(?:var\(--dui-font-|inherit)/.test(value)) add('font family');
    if (property === 'z-index' && !/^(?:var\(--dui-z-|-1$|0$|1$|auto$|\$)/.test(value)) add('layer');
    if (/^transition(-duration)?$/.test(property) && NUMBER.test(value)) add('duration');
    if (property === 'box-shadow' && !/var\(--dui-|none|inherit|\$/.test(value)) add('shadow');
  }
  for (const [, name = ''] of source.matchAll(/var\((--dui-[\w-]+)\)/g)) {
    if (!tokens.has(name)) found.push({ rule: 'unknown token', text: name });
  }
  return found;
}
