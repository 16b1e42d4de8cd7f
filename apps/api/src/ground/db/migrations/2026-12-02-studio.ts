import { type Kysely, sql } from 'kysely';

/**
 * Chile's holidays of three years (chile.md §3). They are data: laws move them, and ADMIN edits them. Those of June 29, October 12 and
 * October 31 stand on the days to which the law moves them.
 */
const HOLIDAYS = `
2026 | 01-01 Año Nuevo | 04-03 Viernes Santo | 04-04 Sábado Santo | 05-01 Día del Trabajo | 05-21 Glorias Navales | 06-21 Pueblos Indígenas | 06-29 San Pedro y San Pablo
2026 | 07-16 Virgen del Carmen | 08-15 Asunción de la Virgen | 09-18 Independencia Nacional | 09-19 Glorias del Ejército | 10-12 Encuentro de Dos Mundos
2026 | 10-31 Iglesias Evangélicas y Protestantes | 11-01 Todos los Santos | 12-08 Inmaculada Concepción | 12-25 Navidad
2027 | 01-01 Año Nuevo | 03-26 Viernes Santo | 03-27 Sábado Santo | 05-01 Día del Trabajo | 05-21 Glorias Navales | 06-21 Pueblos Indígenas | 06-28 San Pedro y San Pablo
2027 | 07-16 Virgen del Carmen | 08-15 Asunción de la Virgen | 09-17 Feriado de Fiestas Patrias | 09-18 Independencia Nacional | 09-19 Glorias del Ejército
2027 | 10-11 Encuentro de Dos Mundos | 10-31 Iglesias Evangélicas y Protestantes | 11-01 Todos los Santos | 12-08 Inmaculada Concepción | 12-25 Navidad
2028 | 01-01 Año Nuevo | 04-14 Viernes Santo | 04-15 Sábado Santo | 05-01 Día del Trabajo | 05-21 Glorias Navales | 06-20 Pueblos Indígenas | 06-26 San Pedro y San Pablo
2028 | 07-16 Virgen del Carmen | 08-15 Asunción de la Virgen | 09-18 Independencia Nacional | 09-19 Glorias del Ejército | 10-09 Encuentro de Dos Mundos
2028 | 10-27 Iglesias Evangélicas y Protestantes | 11-01 Todos los Santos | 12-08 Inmaculada Concepción | 12-25 Navidad
`;

const legal = HOLIDAYS.trim()
  .split('\n')
  .flatMap((line) => {
    const [year, ...days] = line.split(' | ');
    return days.map((day) => ({ day: `${year}-${day.slice(0, 5)}`, name: day.slice(6), kind: 'legal' }));
  });

const bank = ['2026', '2027', '2028'].map((year) => ({
  ...{ day: `${year}-12-31`, name: 'Feriado bancario', kind: 'bank' },
}));

/** The studio's own data, and the days on which nothing is due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table studio_settings (
      id integer primary key default 1 check (id = 1),
      name text not null default '',
      rut text not null default '',
      f29_due_day integer not null default 12,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`insert into studio_settings default values`.execute(db);
  await sql`
    create table holidays (
      id integer generated always as identity primary key,
      day text not null unique,
      name text not null,
      kind text not null check (kind in ('legal', 'bank', 'studio')),
      updated_at timestamptz not null default now()
    )`.execute(db);
  for (const { day, name, kind } of [...legal, ...bank])
    await sql`insert into holidays (day, name, kind) values (${day}, ${name}, ${kind})`.execute(db);
}
