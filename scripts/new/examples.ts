/** One part of every kind, as somebody types it: what CONTRIBUTING shows and scripts/scaffold.ts tries. */
export const EXAMPLES: readonly (readonly [kind: string, name: string, ...options: string[]])[] = [
  ['component', 'SoundLevel', '--group', 'data', '--title', 'nivel de sonido'],
  ['list', 'soundCues', '--room', 'office', '--entry', 'projects', '--title', 'Pistas de sonido'],
  ['screen', 'SoundCheck', '--entry', 'projects', '--title', 'Prueba de sonido'],
  ['route', 'soundChecks', '--room', 'office', '--title', 'Las pruebas de sonido'],
  ['form', 'soundReport', '--entry', 'projects', '--title', 'Informe de sonido'],
];
