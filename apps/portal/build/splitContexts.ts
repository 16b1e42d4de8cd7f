import type { Plugin } from 'vite';

/**
 * Modules of react-aria-components that hold a context together with the component that reads it. What is loaded at start
 * needs the context alone (a button and a text field offer it); the rest of the module, and all it imports (number
 * formats and locales, for a progress bar), would come along as soon as any lazy screen uses the component.
 */
const SPLIT = [
  { file: 'ProgressBar.mjs', context: 'ProgressBarContext', value: 'null', needs: 'Button.mjs' },
  { file: 'TextArea.mjs', context: 'TextAreaContext', value: '{}', needs: 'TextField.mjs' },
];

const PREFIX = 'virtual:react-aria-context/';
const FOLDER = '/react-aria-components/dist/private/';

/** The context's own statement: its name in the module, and its first value. */
const CREATED = /const (\S+) = \/\*#__PURE__\*\/ \(0, \S+createContext\)\((null|\{\})\);/;

/**
 * Gives each context a module of its own, the same for who offers and who reads it.
 * @throws Error when a module is not as expected any more: its package changed, and the entry with it
 */
export function splitContexts(): Plugin {
  const met = new Set<string>();
  return {
    name: 'split-contexts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source.startsWith(PREFIX)) return `\0${source}`;
      const split = SPLIT.find(
        ({ file, needs }) => source === `./${file}` && importer.endsWith(`${FOLDER}${needs}`),
      );
      return split && `\0${PREFIX}${split.context}`;
    },
    load(id) {
      const split = SPLIT.find(({ context }) => id === `\0${PREFIX}${context}`);
      if (!split) return;
      met.add(split.context);
      return `import { createContext } from 'react';
export const ${split.context} = /*#__PURE__*/ createContext(${split.value});`;
    },
    transform(code, id) {
      const split = SPLIT.find(({ file }) => id.endsWith(`${FOLDER}${file}`));
      if (!split) return;
      const [statement, name, value] = CREATED.exec(code) ?? [];
      if (statement === undefined || value !== split.value)
        throw new Error(`${id} does not create its context as it did.`);
      return code.replace(
        statement,
        `import { ${split.context} as ${name} } from '${PREFIX}${split.context}';`,
      );
    },
    buildEnd(error) {
      const missing = SPLIT.filter(({ context }) => !met.has(context));
      if (!error && missing.length > 0) {
        throw new Error(`Not met in this build: ${missing.map(({ file }) => file).join(', ')}`);
      }
    },
  };
}
