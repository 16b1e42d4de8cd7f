/** Makes the file names of one folder unique, also where capitals do not matter. */
export function uniqueNames(): (name: string, extension: string) => string {
  const taken = new Map<string, number>();
  return (name, extension) => {
    const times = (taken.get(name.toLowerCase()) ?? 0) + 1;
    taken.set(name.toLowerCase(), times);
    return `${name}${times === 1 ? '' : ` (${times})`}.${extension}`;
  };
}

/** Turns a title into a file name for any system: no name leads out of the folder that the ZIP is unpacked in. */
export function fileName(title: string): string {
  return title
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '_')
    .slice(0, 120)
    .trim();
}
