import { defineConfig } from 'tsup';

export default defineConfig({
  // Hashing and the opening of PDFs have threads of their own, which load their program by its name.
  entry: {
    server: 'src/server/server.ts',
    argon2Worker: 'src/people/passwords/argon2Worker.ts',
    pdfThread: 'src/ground/pdfs/pdfThread.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node24',
  clean: true,
  // The workspace packages are TypeScript sources; what package.json names as dependencies stays outside.
  noExternal: [/^@doblaje\//],
});
