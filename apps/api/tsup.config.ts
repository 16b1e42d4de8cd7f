import { defineConfig } from 'tsup';

export default defineConfig({
  // Hashing, opening PDFs and reading sheets run in separate threads. Each thread loads its own file by name.
  entry: {
    server: 'src/server/server.ts',
    cli: 'src/cli/cli.ts',
    argon2Worker: 'src/people/passwords/argon2Worker.ts',
    pdfThread: 'src/ground/pdfs/pdfThread.ts',
    sheetThread: 'src/ground/sheets/sheetThread.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node24',
  clean: true,
  // The workspace packages are TypeScript sources, so they are bundled. The dependencies in package.json are not.
  noExternal: [/^@doblaje\//],
});
