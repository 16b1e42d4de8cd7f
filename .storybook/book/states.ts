/** What a screen can be like, in the order of the wall's columns. A story says so with the tag of that name. */
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
