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

/** The arrays and objects that constants and properties of this name have for a value, `as` and `satisfies` aside; outer ones first. */
function listsOf(text: string, name: string): List[] {
  const lists: List[] = [];
  for (const node of nodesOf(text)) {
    if (!ts.isVariableDeclaration(node) && !ts.isPropertyAssignment(node)) continue;
    if (node.name.getText().replaceAll(/^'|'$/g, '') !== name || !node.initializer) continue;
    let value = node.initializer;
    while (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) value = value.expression;
    if (ts.isArrayLiteralExpression(value) || ts.isObjectLiteralExpression(value)) lists.push(value);
  }
  return lists;
}

const partsOf = (list: List): readonly ts.Node[] =>
  ts.isArrayLiteralExpression(list) ? list.elements : list.properties;

const spliced = (text: string, at: number, words: string) => text.slice(0, at) + words + text.slice(at);

/**
 * Adds an element at the end of an array, or a property at the end of an object: the value of `name`.
 * @param beside words of another part, where several values have this name; the innermost value with such a part is meant
 */
export function addTo(text: string, name: string, item: string, beside = ''): string {
  const list = listsOf(text, name).findLast((one) =>
    partsOf(one).some((part) => part.getText().includes(beside)),
  );
  const last = list && partsOf(list).at(-1);
  if (!last) throw new Error(`No ${name} has ${beside || 'anything'}.`);
  return spliced(text, last.end, `, ${item}`);
}

/** Adds an element or a property to the innermost value of `name` with these words in a part, before that part. */
export function addBefore(text: string, name: string, words: string, item: string): string {
  const next = listsOf(text, name)
    .flatMap(partsOf)
    .findLast((part) => part.getText().includes(words));
  if (!next) throw new Error(`No ${name} has ${words}.`);
  return spliced(text, next.getStart(), `${item}, `);
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
