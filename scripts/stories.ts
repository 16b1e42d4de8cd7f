import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { viewports } from '../.storybook/viewports.ts';
import { ROOT } from './build.ts';

/** A file of stories, as Storybook's own reader finds it: what its menu, its search and the wall show. */
export interface StoryFile {
  file: string;
  /** 'Pantallas/Usuarios'. */
  title: string;
  /** What its stories' addresses begin with: its title unless it names another. */
  id: string;
  /** The tags of all its stories. */
  tags: readonly string[];
  stories: readonly {
    exportName: string;
    name: string;
    tags: readonly string[];
    /** The width it names, in px. undefined: it holds at every width. */
    width: number | undefined;
  }[];
}

const SIZES: Readonly<Record<string, { styles: { width: string } }>> = viewports;

/** The width that a part of a file names by a viewport, or by `at(390)`. */
function namedWidth(text: string): number | undefined {
  const viewport = /viewport: \{ value: '(\w+)' \}/.exec(text)?.[1];
  const width = viewport ? SIZES[viewport]?.styles.width : /\.\.\.at\((\d+)/.exec(text)?.[1];
  return width === undefined ? undefined : Number.parseInt(width, 10);
}

/** The width of each story by its export: its own, that of the story it is made from, or that of its file. */
function widthsOf(code: string): Map<string, number | undefined> {
  const [, ...parts] = code.split(/^(?:export )?const (?=\w+ = )/m);
  const widths = new Map<string, number | undefined>();
  for (const part of parts) {
    const from = /\.\.\.(\w+)\.input/.exec(part)?.[1];
    const inherited = from !== undefined && widths.has(from) ? widths.get(from) : widths.get('meta');
    widths.set(/^\w+/.exec(part)?.[0] ?? '', namedWidth(part) ?? inherited);
  }
  return widths;
}

/** The files of stories that match a pattern, from the root of the repository. */
export function storyFiles(pattern = '{packages,apps}/*/src/**/*.stories.tsx'): readonly StoryFile[] {
  return globSync(pattern, { cwd: ROOT }).map((file) => {
    const code = readFileSync(join(ROOT, file), 'utf8');
    const read = loadCsf(code, { fileName: file, makeTitle: (title = '') => title }).parse();
    const widths = widthsOf(code);
    return {
      file,
      title: read.meta.title ?? '',
      id: toId(read.meta.id ?? read.meta.title ?? ''),
      tags: read.meta.tags ?? [],
      stories: Object.entries(read._stories).map(([exportName, { name = '', tags = [] }]) => ({
        exportName,
        name,
        tags,
        width: widths.get(exportName),
      })),
    };
  });
}
