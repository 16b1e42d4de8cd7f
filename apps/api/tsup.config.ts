import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { server: 'src/server.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node24',
  clean: true,
  // The workspace packages are TypeScript sources; what package.json names as dependencies stays outside.
  noExternal: [/^@doblaje\//],
});
