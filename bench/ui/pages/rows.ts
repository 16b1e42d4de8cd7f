/** The same 10.000 rows of 8 columns for every table. */
export const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

export type Row = { id: number } & Record<(typeof names)[number], string>;

export const rows: Row[] = Array.from({ length: 10_000 }, (_, id) => ({
  id,
  a: `Persona ${id}`,
  b: `persona${id}@correo.cl`,
  c: String(10_000_000 + id),
  d: 'Usuario',
  e: 'Activo',
  f: '05-03-2026',
  g: '09:40',
  h: String(id * 7),
}));
