import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { timing: 'bench/timing.ts', memory: 'bench/memory.ts', memoryServer: 'bench/memoryServer.ts' },
  outDir: 'dist/bench',
  format: 'esm',
  platform: 'node',
  target: 'node24',
  noExternal: [/^@doblaje\//],
});
