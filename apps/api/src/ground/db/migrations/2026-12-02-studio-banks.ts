import { type Kysely, sql } from 'kysely';

/**
 * Banks by a list of 2026 (chile.md §2): code, name, RUT where a public list has it, and after '>' what an inactive one became. They are
 * data: banks merge, and ADMIN corrects them.
 */
const ACTIVE = `
001 | Banco de Chile | 97.004.000-5
009 | Banco Internacional | 97.011.000-3
012 | BancoEstado | 97.030.000-7
014 | Scotiabank Chile | 97.018.000-1
016 | Banco de Crédito e Inversiones (BCI) | 97.006.000-6
028 | Banco BICE | 97.080.000-K
031 | HSBC Bank (Chile) | 97.951.000-4
037 | Banco Santander-Chile | 97.036.000-K
039 | Banco Itaú Chile | 97.023.000-9
041 | JPMorgan Chase Bank | 97.043.000-8
051 | Banco Falabella | 96.509.660-4
053 | Banco Ripley | 97.947.000-2
055 | Banco Consorcio | 99.500.410-0
063 | Tenpo Bank |
672 | Coopeuch |
729 | Los Héroes Prepago |
730 | Tenpo Prepago |
732 | Tapp |
738 | Global66 |
741 | Copec Pay |
875 | Mercado Pago | 77.214.066-5
`;

const INACTIVE = `
017 | Banco do Brasil |
027 | Corpbanca | 039
043 | Banco de la Nación Argentina |
045 | MUFG Bank (ex Bank of Tokyo-Mitsubishi UFJ) |
046 | The Royal Bank of Scotland (Chile) |
049 | Banco Security | 028
052 | Deutsche Bank (Chile) |
054 | Rabobank Chile |
056 | Banco Penta |
057 | Banco París |
507 | Banco del Desarrollo |
`;

const rowsOf = (list: string) =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** The studio's table of banks, and its own accounts with the file that each one's bank takes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table banks (
      id integer generated always as identity primary key,
      code text not null unique,
      name text not null,
      rut text not null default '',
      is_active boolean not null,
      merged_into text not null default '',
      updated_at timestamptz not null default now()
    )`.execute(db);
  for (const [code, name, rut] of rowsOf(ACTIVE))
    await sql`insert into banks (code, name, rut, is_active) values (${code}, ${name}, ${rut}, true)`.execute(
      db,
    );
  for (const [code, name, into] of rowsOf(INACTIVE))
    await sql`insert into banks (code, name, is_active, merged_into) values (${code}, ${name}, false, ${into})`.execute(
      db,
    );
  await sql`
    create table charge_accounts (
      id integer generated always as identity primary key,
      name text not null,
      bank text not null references banks (code),
      account text not null,
      agreement text not null default '',
      template text not null,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index charge_accounts_name on charge_accounts (same_text(name))`.execute(db);
}
