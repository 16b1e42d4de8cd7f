import { type Kysely, sql } from 'kysely';

const HOSTS = 'El proveedor del servidor y el del correo, que guardan los datos por encargo y no los usan';

/** Who represents a person under 18, and the treatment that says so. What they agree to stands in the ledger of consents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users
    add column representative_name text,
    add column representative_rut text,
    add column representative_relation text,
    add column representative_contact text`.execute(db);
  await sql`
    insert into treatments
      (key, name, purpose, data_kinds, people_kinds, basis, basis_detail, recipients, kept_from, source)
    select 'minors', 'Menores de edad y quienes los representan',
      'Saber quién responde por una persona menor de 18 años, contactarle y poder probar que autoriza su trabajo.',
      array['identity', 'contact'], array['talent', 'representatives'], 'legal',
      'Código del Trabajo, art. 13 a 16; Ley 19.628, modificada por la Ley 21.719, art. 16 quáter', ${HOSTS},
      'Quien representa, hasta que la persona cumple 18 años o borra su cuenta; los papeles, mientras la cuenta exista',
      'La propia persona y quien la representa'
    where not exists (select from treatments where name = 'Menores de edad y quienes los representan')`.execute(
    db,
  );
}
