/* "No style outside tokens": finds values written by hand in a component's styles. */

/** Colours by value or name. System colours, `transparent` and `currentColor` are allowed. */
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|:[^;{]*(?<![\w-])(?:white|black|red|green|blue|yellow|orange|purple|gray|grey|silver|gold|navy|teal|pink|brown)(?![\w-])/i;
const NUMBER = /(?<![\w.-])-?\d*\.?\d+(?:px|rem|em|ms|s|pt)\b/;

/** A fault in a stylesheet. */
export interface Finding {
  rule: 'colour' | 'font size' | 'font family' | 'layer' | 'duration' | 'shadow' | 'unknown token';
  /** The declaration as written. */
  text: string;
}

/** The declarations of a `*.styles.ts`, without comments. Interpolated code stays, because it may contain values. */
function declarations(source: string): string[] {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .split(/[;{}\n]/)
    .map((line) => line.trim())
    .filter((line) => line.includes(':'));
}

/** Values in a source of styles that do not come from tokens. */
export function findRawValues(source: string, tokens: ReadonlySet<string>): Finding[] {
  const found: Finding[] = [];
  for (const text of declarations(source)) {
    const [, property = '', value = ''] = /^(?:[\w$]+`)?([\w-]+)\s*:\s*(.*)$/.exec(text) ?? [];
    const add = (rule: Finding['rule']) => found.push({ rule, text });
    if (COLOUR.test(text)) add('colour');
    // A size in em follows the surrounding text, whose size is a token.
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
