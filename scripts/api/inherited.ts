import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../build.ts';
import { targetOf } from './exportsOf.ts';
import { reportFile } from './report.ts';

/** Whose props a component takes besides its own: those of a component of React Aria, or of an element of HTML. */
interface Inherited {
  of: 'react-aria' | 'html';
  name: string;
}

export const INHERITED_FILE = join(ROOT, 'packages/ui/src/docs/inherited.json');

/** The declarations of ui's report, by file. */
function declarationsOf(report: string): Map<string, string> {
  const parts = report.split(/^--- /m).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n'))]));
}

/** Types that change another one, which their first argument is. */
const AROUND = ['Omit', 'Pick', 'Partial', 'Required', 'Readonly', 'Exclude', 'Extract'];

/** 'HTMLDivElement' → 'div'; those whose element is called otherwise are named. */
const ELEMENTS: Readonly<Record<string, string>> = { Anchor: 'a', UList: 'ul', OList: 'ol', DList: 'dl' };

/** What the props type of a component is made of, at the end of all own types. */
export function inheritedOf(type: string, file: string, files: ReadonlyMap<string, string>): Inherited[] {
  const source = ts.createSourceFile(file, files.get(file) ?? '', ts.ScriptTarget.ESNext, true);
  const found: Inherited[] = [];

  const imported = (name: string): void => {
    for (const node of source.statements) {
      const names = ts.isImportDeclaration(node) && node.importClause?.namedBindings;
      if (!names || !ts.isNamedImports(names)) continue;
      const one = names.elements.find((element) => element.name.text === name);
      if (!one) continue;
      const original = (one.propertyName ?? one.name).text;
      const from = (node.moduleSpecifier as ts.StringLiteral).text;
      const target = targetOf(file, from, files);
      if (target) found.push(...inheritedOf(original, target, files));
      else if (from === 'react-aria-components' && original.endsWith('Props')) {
        found.push({ of: 'react-aria', name: original.slice(0, -'Props'.length) });
      }
    }
  };

  const collect = (node: ts.Node): void => {
    if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) node.types.forEach(collect);
    if (ts.isParenthesizedTypeNode(node)) collect(node.type);
    const isReference = ts.isTypeReferenceNode(node);
    if (!isReference && !ts.isExpressionWithTypeArguments(node)) return;
    const name = (isReference ? node.typeName : node.expression).getText();
    const [first] = node.typeArguments ?? [];
    const argument = first?.getText() ?? '';
    if (AROUND.includes(name) && first) collect(first);
    else if (/^ComponentProps/.test(name)) found.push({ of: 'html', name: argument.replace(/['"]/g, '') });
    else if (/HTMLAttributes$/.test(name)) {
      const element = /^HTML(\w*?)Element$/.exec(argument)?.[1] ?? '';
      // HTMLElement alone is no one element.
      if (element) found.push({ of: 'html', name: ELEMENTS[element] ?? element.toLowerCase() });
    } else named(name);
  };

  const named = (name: string): void => {
    const own = source.statements.find(
      (node) =>
        (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && node.name.text === name,
    );
    if (!own) imported(name);
    else if (ts.isTypeAliasDeclaration(own)) collect(own.type);
    else if (ts.isInterfaceDeclaration(own)) {
      for (const { types } of own.heritageClauses ?? []) types.forEach(collect);
    }
  };

  named(type);
  return found.filter(
    ({ of, name }, index) => found.findIndex((other) => other.of === of && other.name === name) === index,
  );
}

/** Of each entry of ui the component that it is called after, with what its props are besides its own. */
export function inheritedText(): string {
  const files = declarationsOf(readFileSync(reportFile('ui'), 'utf8'));
  const entries = [...files.keys()].flatMap((file) => {
    const [folder, name] = file.split('/');
    const inherited = folder === name ? inheritedOf(`${name}Props`, file, files) : [];
    return inherited.length > 0 ? [[name, inherited] as const] : [];
  });
  return `${JSON.stringify(Object.fromEntries(entries.sort()), null, 2)}\n`;
}
