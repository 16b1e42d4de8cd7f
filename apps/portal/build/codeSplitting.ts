import type { Rolldown } from 'vite';

/** Chunks that are there from the start. */
export const AT_START = ['entry', 'entry-router', 'rolldown-runtime'];

/** How many lazily loaded parts share a module that is common. It grows with the screens: with 13 Usuarios loads 17 KiB more. */
const COMMON = 14;

/**
 * The portal's chunks; an earlier group takes its modules first. Without groups the bundler makes a chunk for every set of screens
 * that share a module: /login makes 53 requests instead of 4, and Órdenes 198 instead of 50. The order keeps chunks from importing
 * each other in a circle, save the entry and its router. `strictExecutionOrder` would allow circles, but Órdenes grows by 26 KiB.
 * With `experimentalInlineCommonChunks`, which copies small chunks into their users, it grows by 32.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  // The browser evaluates a file in one task and ignores typing meanwhile, so two files are better than one.
  { name: 'entry-router', test: /[\\/]react-router/ },
  { name: 'entry', tags: ['$initial'] },
  // The table of routes and the small public pages, with what they import. The login waits for it, so pages with fields or long texts of their own stay out.
  {
    name: 'public',
    test: /portal[\\/]src[\\/](routes|screens[\\/]public[\\/](?!Onboarding|DataRequest|Privacy|Accessibility))/,
    includeDependenciesRecursively: true,
  },
  { name: 'icons', test: /[\\/](lucide-react|@lucide[\\/]icons)[\\/]/, minShareCount: 2 },
  // Apart from the lists, because the questionnaire has fields and no lists.
  {
    name: 'fields',
    test: /node_modules|packages[\\/](domain|ui[\\/]src[\\/](ground|IconSet|Select))[\\/]/,
    minShareCount: COMMON,
  },
  { name: 'rules', test: /packages[\\/]domain[\\/]/, minShareCount: 3, maxModuleSize: 1200 },
  { name: 'lists', minShareCount: COMMON },
  { name: 'edits', test: /portal[\\/]src[\\/](edits|formats|lists|requests)[\\/]/, minShareCount: 4 },
];

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: GROUPS.map((group, place) => ({ ...group, priority: GROUPS.length - place })),
};
