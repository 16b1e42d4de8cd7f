const OBJECTS = ['Reflect', 'console', 'document', 'performance', 'window'];
const FUNCTIONS = [
  'AbortController',
  'Element',
  'FinalizationRegistry',
  'FormData',
  'HTMLTemplateElement',
  'MessageChannel',
  'Object.is',
  'PointerEvent',
  'ShadowRoot',
  'Symbol',
  'WeakMap',
  'WeakSet',
  'clearTimeout',
  'queueMicrotask',
  'reportError',
  'requestAnimationFrame',
  'setTimeout',
];
/** Of Node, of other bundlers, of tests. */
const MISSING = ['IS_REACT_ACT_ENVIRONMENT', '__webpack_nonce__', 'jest', 'process', 'setImmediate'];

function typesOf(names: readonly string[], type: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`typeof ${name}`, JSON.stringify(type)]));
}

/**
 * What `typeof` says in a page of any browser the portal is built for (`build.target`), for Vite's `define`: what packages hold for
 * servers, old browsers and tests is left out (1 KiB gzip of what /login loads). Code of a worker would need a list of its own.
 */
export const PLATFORM: Readonly<Record<string, string>> = {
  ...typesOf(OBJECTS, 'object'),
  ...typesOf(FUNCTIONS, 'function'),
  ...typesOf(MISSING, 'undefined'),
};
