import { posix } from 'node:path';
import ts from 'typescript';

/** What a name stands for: something that runs, or only a type. */
export type Kind = 'value' | 'type';

/** The file that a relative import leads to, as `declare` names files; undefined for another package. */
export function targetOf(file: string, specifier: string, files: ReadonlyMap<string, string>) {
  if (!specifier.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(file), specifier);
  return [target, posix.join(target, 'index')].find((path) => files.has(path));
}

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** The names that a statement declares. */
function declared(node: ts.Statement): [string, Kind][] {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.map(({ name }) => [name.getText(), 'value']);
  }
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return [[node.name.text, 'type']];
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node)) {
    return [[node.name?.text ?? 'default', 'value']];
  }
  return [];
}

/** All that a file exports, by name: what it declares, and what it passes on from others. */
export function exportsOf(file: string, files: ReadonlyMap<string, string>): Map<string, Kind> {
  const source = ts.createSourceFile(file, files.get(file) ?? '', ts.ScriptTarget.ESNext, true);
  const found = new Map<string, Kind>();
  const own = new Map(source.statements.flatMap(declared));
  for (const node of source.statements) {
    if (isExported(node)) for (const [name, kind] of declared(node)) found.set(name, kind);
    if (!ts.isExportDeclaration(node)) continue;
    const specifier = node.moduleSpecifier && (node.moduleSpecifier as ts.StringLiteral).text;
    const target = specifier && targetOf(file, specifier, files);
    const there = target ? exportsOf(target, files) : own;
    if (!node.exportClause) for (const [name, kind] of there) found.set(name, kind);
    else if (ts.isNamedExports(node.exportClause)) {
      for (const { name, propertyName, isTypeOnly } of node.exportClause.elements) {
        const kind = there.get((propertyName ?? name).text) ?? 'value';
        found.set(name.text, isTypeOnly || node.isTypeOnly ? 'type' : kind);
      }
    }
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}
