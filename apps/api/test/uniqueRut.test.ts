import { expect, onTestFinished, test } from 'vitest';
import { after, DAY } from '../src/ground/time/time';
import { oldDatabase } from './oldDatabase';

test('where accounts already share a RUT, the one that wrote it first keeps it', async () => {
  const { db, update, close } = await oldDatabase('2026-11-20-uploads');
  onTestFinished(close);
  const created_at = new Date('2026-11-01T12:00:00Z');
  const person = (email: string, rut: string | null, day: number) => ({
    email,
    rut,
    first_name: 'Antonia',
    last_name: 'Rojas',
    role: 'USER' as const,
    password_hash: '',
    created_at,
    updated_at: created_at,
    personal_updated_at: after(created_at, day * DAY),
  });
  const people = [
    person('despues@correo.cl', '12.345.678-5', 3),
    person('primero@correo.cl', '12.345.678-5', 1),
    person('ceros@correo.cl', '01.234.567-4', 2),
    person('sin-ceros@correo.cl', '1.234.567-4', 4),
    person('nadie@correo.cl', null, 1),
    person('tampoco@correo.cl', null, 1),
  ];
  await db.insertInto('users').values(people).execute();
  await update();
  const kept = await db.selectFrom('users').select(['email', 'rut']).where('rut', 'is not', null).execute();
  expect(kept.map(({ email }) => email).sort()).toEqual(['ceros@correo.cl', 'primero@correo.cl']);
});
