import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Entries of the package but the barrel, by `exports` of package.json: the name in `@doblaje/ui/<name>`, and the folder
 * in src whose index.ts it is. `./*` stands for every folder of the first level with one.
 * @param root the package's folder
 */
export function entries(root: string): Record<string, string> {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, string | object>;
  };
  const folders = readdirSync(join(root, 'src')).filter((folder) =>
    existsSync(join(root, 'src', folder, 'index.ts')),
  );
  const named = Object.entries(exports).flatMap(([name, file]) =>
    typeof file === 'string' && /^\.\/\w+(\/\w+)?$/.test(name)
      ? [[name.slice(2), relative('src', dirname(file))] as const]
      : [],
  );
  return Object.fromEntries([...folders.map((folder) => [folder, folder] as const), ...named].sort());
}
