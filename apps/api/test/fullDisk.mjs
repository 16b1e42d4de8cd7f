// Loaded before a server: while the file that FULL_DISK names is there, nothing more is written to files in the folder that it names, as
// on a disk that is full.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Where the open files are, by their numbers. */
const paths = new Map();
const { openSync, open, existsSync, readFileSync } = fs;

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
  return (
    path !== undefined &&
    existsSync(process.env.FULL_DISK) &&
    path.includes(readFileSync(process.env.FULL_DISK, 'utf8'))
  );
}

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
