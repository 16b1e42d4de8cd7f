// Loaded before a server: its clock is ahead by as many milliseconds as the file that CLOCK names says, which may change while it runs.
import { existsSync, readFileSync } from 'node:fs';

const Real = Date;
let ahead = 0;
const read = () => {
  ahead = existsSync(process.env.CLOCK) ? Number(readFileSync(process.env.CLOCK, 'utf8')) : 0;
};
read();
setInterval(read, 50).unref();

const now = () => Real.now() + ahead;
const Shifted = new Proxy(Real, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget === Shifted ? target : newTarget),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
globalThis.Date = Shifted;
