import { readFileSync, writeFileSync } from 'node:fs';

/** Prints a table and writes it into a file, between `<!-- NAME: pnpm bench:weights -->` and `<!-- end of NAME -->`. */
export function writeTable(file: string, name: string, cells: readonly (readonly string[])[]): void {
  const widths = (cells[0] ?? []).map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const [first = '', ...rows] = cells.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  );
  const table = [first, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows].join('\n');
  console.log(`${table}\n`);
  const [begin, end] = [`<!-- ${name}: pnpm bench:weights -->`, `<!-- end of ${name} -->`];
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no place for the table of ${name}`);
  writeFileSync(file, `${text.slice(0, from)}${begin}\n\n${table}\n\n${text.slice(to)}`);
}
