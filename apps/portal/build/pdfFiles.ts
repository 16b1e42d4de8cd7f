import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Folders of pdf.js's own files: maps of Asian fonts, fonts that a file may leave out, decoders, colour profiles. */
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];

/** For scripts inside documents, which the viewer does not run. */
const LEFT_OUT = /^quickjs-eval\./;

const manifest = fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'));
const root = dirname(manifest);
const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
const base = `assets/pdfjs-${version}`;

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

/**
 * Serves pdf.js's own files with the portal, so that every document shows offline and under the page's policy. The viewer
 * requests one only when a document needs it (`src/media/pdfFiles.ts`).
 */
export function pdfFiles(): Plugin {
  return {
    name: 'pdf-files',
    generateBundle() {
      for (const folder of FOLDERS) {
        for (const name of readdirSync(join(root, folder)).filter((file) => !LEFT_OUT.test(file))) {
          const source = readFileSync(join(root, folder, name));
          this.emitFile({ type: 'asset', fileName: `${base}/${folder}/${name}`, source });
        }
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${base}/`, (request, response, next) => {
        const [folder = '', name = ''] = (request.url ?? '').split('?')[0]?.split('/').slice(1) ?? [];
        const file = join(root, folder, name);
        if (!FOLDERS.includes(folder) || !/^[\w.-]+$/.test(name) || !existsSync(file)) return next();
        response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
        createReadStream(file).pipe(response);
      });
    },
  };
}
