import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { ROOT } from './build.ts';

/** A file of stories, as Storybook's own reader finds it: what its menu, its search and the wall show. */
export interface StoryFile {
  file: string;
  /** 'Pantallas/Usuarios'. */
  title: string;
  /** The tags of all its stories. */
  tags: readonly string[];
  stories: readonly { exportName: string; name: string; tags: readonly string[] }[];
}

/** The files of stories that match a pattern, from the root of the repository. */
export function storyFiles(pattern = '{packages,apps}/*/src/**/*.stories.tsx'): readonly StoryFile[] {
  return globSync(pattern, { cwd: ROOT }).map((file) => {
    const code = readFileSync(join(ROOT, file), 'utf8');
    const read = loadCsf(code, { fileName: file, makeTitle: (title = '') => title }).parse();
    return {
      file,
      title: read.meta.title ?? '',
      tags: read.meta.tags ?? [],
      stories: Object.entries(read._stories).map(([exportName, { name = '', tags = [] }]) => ({
        exportName,
        name,
        tags,
      })),
    };
  });
}
