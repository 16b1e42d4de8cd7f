/** States of a screen, in the order of the wall's columns. A story has the tag of its state. */
export const STATES = [
  'al entrar',
  'todo bien',
  'con errores',
  'en curso',
  'falla',
  'resultado',
  'vacío',
  'muchos',
  'sin permiso',
  'largo',
  '390',
  '320',
] as const;

export type State = (typeof STATES)[number];
