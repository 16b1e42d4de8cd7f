// `pnpm bench:domain`: speed and size beside the npm packages of the same kind. Fails when a promise of the README is broken.
import { sizes } from './sizes.ts';
import { speed } from './speed.ts';

const { valid } = await speed();
const bytes = await sizes();

const promises: readonly (readonly [text: string, kept: boolean])[] = [
  ['isValidRut takes at most 1/1.3 of the time of rut.js', (valid.get('rut.js') ?? 0) >= 1.3],
  ['isValidRut is not slower than any peer', [...valid.values()].every((ratio) => ratio >= 1)],
  ['isValidRut alone is under 350 B gzip', (bytes.get('isValidRut alone') ?? 1e9) < 350],
  ['COUNTRIES alone is under 2.6 KiB gzip', (bytes.get('COUNTRIES alone') ?? 1e9) < 2.6 * 1024],
];

console.log('');
for (const [text, kept] of promises) console.log(`${kept ? 'ok  ' : 'FAIL'} ${text}`);
if (promises.some(([, kept]) => !kept)) process.exitCode = 1;
