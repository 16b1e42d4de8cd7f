import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build.ts';
import { readMaturities } from '../maturity/judge.ts';
import { storyFiles } from '../stories.ts';
import { reportFile } from './report.ts';

/** Names of an entry: those that run, and those that are only types. */
interface Names {
  values: string[];
  types: string[];
}

/** The entries of a report with their names, by subpath: 'rut', 'forms/login', '' for the barrel. */
export function namesOf(name: 'domain' | 'ui'): Map<string, Names> {
  const start = `@doblaje/${name}`;
  const blocks = readFileSync(reportFile(name), 'utf8')
    .split('\n\n')
    .filter((block) => block.startsWith(start));
  return new Map(
    blocks.map((block) => {
      const [title = '', ...lines] = block
        .trimEnd()
        .split('\n')
        .map((line) => line.trim());
      const types = lines.flatMap((line) => (line.startsWith('type ') ? line.slice('type '.length) : []));
      const values = lines.filter((line) => !line.startsWith('type '));
      return [title.slice(start.length + 1), { values, types }] as const;
    }),
  );
}

const coded = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** Chapters of Storybook, in the order of the README. */
const CHAPTERS: Readonly<Record<string, string>> = {
  Acciones: 'Actions',
  Campos: 'Fields',
  Datos: 'Data',
  Mensajes: 'Messages',
  Capas: 'Layers',
  Archivos: 'Files',
  Estructura: 'Structure',
};

/** The chapter of each entry in Storybook. */
function chapters(): Map<string, string> {
  return new Map(
    storyFiles('packages/ui/src/**/*.stories.tsx').flatMap(({ file, title }) => {
      const [root, chapter = ''] = title.split('/');
      const entry = file
        .split('/')
        .slice(3, -1)
        .join('/')
        .replace(/\/(\w)/g, (_, one: string) => one.toUpperCase());
      return root === 'Componentes' && CHAPTERS[chapter] ? [[entry, CHAPTERS[chapter]] as const] : [];
    }),
  );
}

/** Every entry of ui once, by chapter, with what it exports, since when it is there and how settled it is. */
function componentTable(): string {
  const byChapter = chapters();
  const maturities = readMaturities();
  const rows = [...namesOf('ui')].flatMap(([entry, { values }]) => {
    if (entry === '') return [];
    const { since, maturity } = maturities[entry] ?? { since: '', maturity: '' };
    // The component that the entry is called after comes first.
    const names = [...values].sort((one, other) => Number(other === entry) - Number(one === entry));
    return [{ entry, chapter: byChapter.get(entry) ?? 'Apart', names, since, maturity }];
  });
  const order = [...Object.values(CHAPTERS), 'Apart'];
  return order
    .map((chapter) => {
      const cells = rows
        .filter((row) => row.chapter === chapter)
        .map(({ entry, names, since, maturity }) => [`\`/${entry}\``, coded(names), since, maturity]);
      return `### ${chapter}\n\n${table([['entry', 'exports', 'since', 'maturity'], ...cells])}`;
    })
    .join('\n\n');
}

/** A table as Biome formats it. */
function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[], filler: string) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [
    line(head, ' '),
    line(
      head.map(() => ''),
      '-',
    ),
    ...body.map((row) => line(row, ' ')),
  ].join('\n');
}

/** Every export of domain by subject: what runs, then the types. `/forms` does not repeat what its own subpaths list. */
function exportList(): string {
  const entries = [...namesOf('domain')].filter(([subpath]) => subpath !== '');
  return entries
    .map(([subpath, { values, types }]) => {
      const below = entries.filter(([other]) => other.startsWith(`${subpath}/`));
      const told = new Set(below.flatMap(([, names]) => [...names.values, ...names.types]));
      const own = (names: string[]) => names.filter((name) => !told.has(name));
      const parts = [
        below.length > 0 ? `all of \`/${subpath}/*\`` : '',
        coded(own(values)),
        own(types).length > 0 ? `types ${coded(own(types))}` : '',
      ];
      return `- \`/${subpath}\`: ${parts.filter((part) => part !== '').join('; ')}`;
    })
    .join('\n');
}

/** What is written by `pnpm api` in a README, between two marks. */
export const SECTIONS = [
  { file: 'packages/ui/README.md', mark: 'components', text: componentTable },
  { file: 'packages/domain/README.md', mark: 'exports', text: exportList },
] as const;

const between = (mark: string) => new RegExp(`(<!-- ${mark} -->\n\n)[\\s\\S]*?(\n\n<!-- /${mark} -->)`);

/** The text between the marks as it is. */
export function sectionOf(readme: string, mark: string): string | undefined {
  const whole = between(mark).exec(readme);
  return whole?.[0].slice(whole[1]?.length, -(whole[2]?.length ?? 0));
}

export function writeReadmes(): void {
  for (const { file, mark, text } of SECTIONS) {
    const path = join(ROOT, file);
    const readme = readFileSync(path, 'utf8');
    const written = text();
    writeFileSync(
      path,
      readme.replace(between(mark), (_, start: string, end: string) => start + written + end),
    );
  }
}
