import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // A rule that hangs is caught by test/anything.test.ts; a busy machine is only slow.
    testTimeout: 30_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/**/*.stories.tsx'],
      reporter: ['text'],
      thresholds: {
        'src/{rut,session,access,archive,bankAnswers,bankFiles,boletaPdf,fields,forms,moves,rules,siiSheet,siiStates,studio}/**':
          {
            branches: 100,
            functions: 100,
            lines: 100,
            statements: 100,
          },
      },
    },
  },
});
