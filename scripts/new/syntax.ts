import ts from 'typescript';

/* Additions to the text of a source file. Where they go is found in its syntax tree, how they look is left to biome. */

function* nodesOf(text: string): Generator<ts.Node> {
  const waiting: ts.Node[] = [ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true)];
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    yield node;
    node.forEachChild((child) => {
      waiting.push(child);
    });
  }
}

type List = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

/** The arrays and objects of a file, outer ones first. */
function* listsOf(text: string): Generator<List> {
  for (const node of nodesOf(text)) {
    if (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) yield node;
  }
}

/** The array or object that the constant of this name is, `as` and `satisfies` aside. */
function constantOf(text: string, name: string): List {
  for (const node of nodesOf(text)) {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== name || !node.initializer) continue;
    let value = node.initializer;
    while (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) value = value.expression;
    if (ts.isArrayLiteralExpression(value) || ts.isObjectLiteralExpression(value)) return value;
  }
  throw new Error(`No constant ${name} is a list.`);
}

const partsOf = (list: List): readonly ts.Node[] =>
  ts.isArrayLiteralExpression(list) ? list.elements : list.properties;

const spliced = (text: string, at: number, words: string) => text.slice(0, at) + words + text.slice(at);

/** Adds an element or a property at the end of a constant, which has some. */
export function addTo(text: string, name: string, item: string): string {
  return spliced(text, partsOf(constantOf(text, name)).at(-1)?.end ?? 0, `, ${item}`);
}

/** Adds an element or a property to a constant, before the first with these words. */
export function addBefore(text: string, name: string, words: string, item: string): string {
  const next = partsOf(constantOf(text, name)).find((part) => part.getText().includes(words));
  if (!next) throw new Error(`${name} has no ${words}.`);
  return spliced(text, next.getStart(), `${item}, `);
}

/** Adds an element or a property after the one with these words, to the innermost array or object that has it. */
export function addAfter(text: string, words: string, item: string): string {
  const before = [...listsOf(text)].flatMap(partsOf).findLast((part) => part.getText().includes(words));
  if (!before) throw new Error(`Nothing has ${words}.`);
  return spliced(text, before.end, `, ${item}`);
}

/** Adds an import; biome sorts it. */
export function addImport(text: string, line: string): string {
  const first = [...nodesOf(text)].find(ts.isImportDeclaration);
  return spliced(text, first?.getStart() ?? 0, `${line}\n`);
}

/** Adds a line to those that match `like`, in the order of what its group has caught. */
export function addLine(text: string, like: RegExp, line: string): string {
  const lines = text.split('\n');
  const keyOf = (words: string) => like.exec(words)?.[1];
  const key = keyOf(line) ?? '';
  const last = lines.findLastIndex((one) => keyOf(one) !== undefined);
  if (last < 0) throw new Error(`No line is like ${like}.`);
  const later = lines.findIndex((one) => (keyOf(one) ?? '') > key);
  lines.splice(later < 0 ? last + 1 : later, 0, line);
  return lines.join('\n');
}
