const TENTH = 104_857.6;

/** Tenths of a megabyte as people read them: '5,1 MB'. Anything but a number is none. */
const megabytes = (bytes: unknown, round: (value: number) => number) =>
  `${round(typeof bytes === 'number' ? bytes / TENTH : 0) / 10} MB`.replace('.', ',');

/**
 * What is told of a file that is too large, after its name: 'pesa 5,1 MB y el máximo es 5 MB'. Its size is rounded up: a file that is
 * over the limit never reads like the limit.
 * @param bytes of the file
 * @param maxBytes the limit
 */
export const tooLargeText = (bytes: number, maxBytes: number): string =>
  `pesa ${megabytes(bytes, Math.ceil)} y el máximo es ${megabytes(maxBytes, Math.floor)}`;
