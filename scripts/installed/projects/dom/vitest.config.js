import { defineConfig } from 'vitest/config';

// The cases of the conformance suite (copied by scripts/installed.ts) name sources; here they get the package.
const alias = [
  { find: /^(?:\.\.\/)+src\/index$/, replacement: '@doblaje/ui' },
  { find: /^(?:\.\.\/)+src\/form\/rows$/, replacement: '@doblaje/ui/formRows' },
  { find: /^(?:\.\.\/)+src\//, replacement: '@doblaje/ui/' },
];

/** @param setupFiles nothing, or the imitation of `matchMedia` that most projects have */
const project = (environment, include, ...setupFiles) => ({
  resolve: { alias },
  test: {
    name: [environment, ...setupFiles].join(' '),
    environment,
    globals: true,
    // On a busy machine a role is looked for during seconds.
    testTimeout: 60_000,
    include,
    setupFiles,
  },
});

const ALL = ['*.test.jsx'];
const USE = ['use.test.jsx'];

export default defineConfig({
  test: {
    projects: [
      project('jsdom', ALL),
      project('jsdom', USE, './matchMedia.js'),
      project('happy-dom', USE),
      project('happy-dom', ALL, './matchMedia.js'),
    ],
  },
});
