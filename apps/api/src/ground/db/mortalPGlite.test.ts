import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { MortalPGlite } from './mortalPGlite';

test('an engine that could not write its log gets no more messages, and its folder opens again', async () => {
  const dataDir = join(fs.mkdtempSync(join(tmpdir(), 'doblaje-mortal-')), 'db');
  const pglite = await MortalPGlite.open({ dataDir });
  await pglite.exec('create table notes (n int); insert into notes values (1)');

  const write = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', errno: -28 });
  });
  const last = { severity: 'PANIC', code: '53100' };
  await expect(pglite.exec('insert into notes values (2)')).rejects.toMatchObject(last);
  write.mockRestore();

  // The engine itself would wait for its own lock for ever.
  const message = vi.spyOn(pglite, 'execProtocolRawSync').mockReturnValue(new Uint8Array());
  const asked = [pglite.query('select 1'), pglite.exec('commit'), pglite.transaction(async () => {})];
  for (const one of await Promise.allSettled(asked)) expect(one).toMatchObject({ reason: last });
  expect(message).not.toHaveBeenCalled();
  expect(pglite.hasEnded).toBe(true);

  const again = await MortalPGlite.open({ dataDir });
  expect((await again.query('select n from notes')).rows).toEqual([{ n: 1 }]);
  await again.close();
});
