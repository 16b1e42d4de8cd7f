import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startPgBouncer } from '../engines/pgBouncer';
import { startPostgresPair } from '../engines/postgresPair';

test('the standby takes over with all that was told as written, and the other one joins it', async () => {
  const pair = await startPostgresPair();
  onTestFinished(pair.remove);
  await pair.createDatabase('one');
  const bouncer = await startPgBouncer({ to: Number(pair.primary().port) });
  onTestFinished(bouncer.remove);
  const write = async (value: number) => {
    const client = new Client({ connectionString: bouncer.urlOf('one') });
    client.on('error', () => {});
    await client.connect();
    await client.query('insert into written values ($1)', [value]);
    await client.end();
  };
  await pair.query('create table written (value integer)', [], 'one');
  await write(1);
  await pair.killPrimary();
  await pair.promote();
  await bouncer.leadTo(Number(pair.primary().port));
  await write(2);
  await pair.rejoin();
  await write(3);
  const values = [1, 2, 3].map((value) => ({ value }));
  expect(await pair.query('select value from written', [], 'one')).toEqual(values);
  // A commit waits until the standby has it on disk, which may be a moment before its readers see it.
  await expect.poll(() => pair.standby().query('select value from written', [], 'one')).toEqual(values);
  await bouncer.crash();
  await bouncer.start();
  await write(4);
});
