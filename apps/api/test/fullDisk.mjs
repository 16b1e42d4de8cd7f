// Loaded before a server: while the file that FULL_DISK names is there, the disk is full. It holds a part of paths: nothing more is written
// to files there. Or it holds a number: so many bytes of room are told, and writing goes on.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Where the open files are, by their numbers. */
const paths = new Map();
const { openSync, open, existsSync, readFileSync } = fs;

const fullness = () => (existsSync(process.env.FULL_DISK) ? readFileSync(process.env.FULL_DISK, 'utf8') : '');
const isRoom = (text) => /^\d+$/.test(text);

fs.openSync = (path, ...rest) => {
  const fd = openSync(path, ...rest);
  paths.set(fd, String(path));
  return fd;
};
fs.open = (path, ...rest) =>
  open(path, ...rest.slice(0, -1), (error, fd) => {
    if (!error) paths.set(fd, String(path));
    rest.at(-1)(error, fd);
  });

function isFull(fd) {
  const path = paths.get(fd);
  const text = fullness();
  return path !== undefined && text !== '' && !isRoom(text) && path.includes(text);
}

const told = (space) => (isRoom(fullness()) ? { ...space, bsize: 1, bavail: Number(fullness()) } : space);
const { statfsSync } = fs;
const { statfs } = fs.promises;
fs.statfsSync = (...asked) => told(statfsSync(...asked));
fs.promises.statfs = async (...asked) => told(await statfs(...asked));

const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), {
    ...{ code: 'ENOSPC', errno: -28, syscall: 'write' },
  });

for (const name of ['writeSync', 'writevSync']) {
  const real = fs[name];
  fs[name] = (fd, ...rest) => {
    if (isFull(fd)) throw noSpace();
    return real(fd, ...rest);
  };
}
for (const name of ['write', 'writev']) {
  const real = fs[name];
  fs[name] = (fd, ...rest) => {
    if (isFull(fd)) return process.nextTick(rest.at(-1), noSpace());
    return real(fd, ...rest);
  };
}
syncBuiltinESMExports();
