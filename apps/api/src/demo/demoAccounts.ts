import type { Role } from '@doblaje/domain/access';
import type { Database } from '../ground/db/database';
import { hashPassword } from '../people/passwords/passwords';
import { DEMO_ARTIST, fillInSheet } from './demoArtist';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Doblaje-2026';

/** The demo talent, with many documents, some of them unread. */
export const DEMO_TALENT = 'talento@doblaje.test';

/** Another person, with documents of their own. */
export const DEMO_TRANSLATOR = 'traduccion@doblaje.test';

/** The accounts that DEMO=1 creates. */
export const DEMO_ACCOUNTS: readonly { email: string; first_name: string; last_name: string; role: Role }[] =
  [
    { email: 'admin@doblaje.test', first_name: 'Fermín', last_name: 'Arancibia', role: 'ADMIN' },
    { email: DEMO_TALENT, first_name: 'Antonia', last_name: 'Millaquén Rojas', role: 'USER' },
    { email: DEMO_TRANSLATOR, first_name: 'Rosario', last_name: 'Huenchumil Vera', role: 'USER' },
    { email: DEMO_ARTIST, first_name: 'Millaray', last_name: 'Painemal Soto', role: 'USER' },
  ];

/** Creates the missing demo accounts. Existing ones keep all changes made to them. */
export async function createDemoAccounts(db: Database, now: Date): Promise<void> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  const there = await db.selectFrom('users').select('email').where('email', 'in', emails).execute();
  const known = new Set(there.map(({ email }) => email));
  for (const account of DEMO_ACCOUNTS.filter(({ email }) => !known.has(email))) {
    const password_hash = await hashPassword(DEMO_PASSWORD);
    await db
      .insertInto('users')
      .values({ ...account, password_hash, activated_at: now, created_at: now, updated_at: now })
      .execute();
  }
  await fillInSheet(db, now);
}
