import { defineConfig } from 'tsup';

export default defineConfig({
  // Hashing has threads of its own, which load their program by its name.
  entry: { server: 'src/server.ts', argon2Worker: 'src/auth/argon2Worker.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node24',
  clean: true,
  // The workspace packages are TypeScript sources; what package.json names as dependencies stays outside.
  noExternal: [/^@doblaje\//],
});
