/* Finds styles that name left or right. In a page whose lines run from right to left they would stand on the wrong side. */

const SIDED =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-(?:width|style|color))?|border-(?:top|bottom)-(?:left|right)-radius|left|right)$/;
const WORDS = /^(?:text-align|float|clear|justify-\w+|caption-side)$/;
const SIDES = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color)|border-radius)$/;

/** The parts of a value, with a function and an interpolation as one part each. */
function partsOf(value: string): string[] {
  const parts: string[] = [];
  let [depth, part] = [0, ''];
  for (const sign of `${value} `) {
    if ('({'.includes(sign)) depth += 1;
    if (')}'.includes(sign)) depth -= 1;
    if (sign === ' ' && depth === 0) {
      if (part !== '') parts.push(part);
      part = '';
    } else part += sign;
  }
  return parts;
}

/** Whether left and right differ: the second and the fourth value, or of corners those of the same line. */
function hasTwoSides(property: string, value: string): boolean {
  const [first, second = first, third = first, fourth = second] = partsOf(value);
  return property === 'border-radius' ? first !== second || third !== fourth : second !== fourth;
}

function isSided(property: string, value: string): boolean {
  if (SIDED.test(property)) return true;
  if (WORDS.test(property)) return /\b(?:left|right)\b/.test(value);
  if (SIDES.test(property)) return hasTwoSides(property, value);
  if (property === 'translate') return /^-?[\d.]*[1-9]/.test(value);
  return property === 'box-shadow' && /^(?:inset )?-?[1-9]/.test(value);
}

/** The declarations of a style sheet that name left or right, or tell the two apart. */
export function findSides(source: string): string[] {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [...text.matchAll(/(?<![\w$.-])([a-z-]+): ([^;`]+?)(?=;|['"`]| \})/g)]
    .filter(([, property = '', value = '']) => isSided(property, value.trim()))
    .map(([, property = '', value = '']) => `${property}: ${value.trim()}`);
}
