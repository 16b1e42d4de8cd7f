/** As the library hands them over: with where they lie in what was dropped, './a.mp4' or '/folder/a.mp4'. */
type DroppedFile = File & { readonly path?: string };

/** Names of the folders among what is dropped. Their files come by themselves; the folders do not. */
export function foldersOf({ items }: DataTransfer): string[] {
  return [...items].flatMap((item) => {
    const entry = item.webkitGetAsEntry();
    return entry?.isDirectory ? [entry.name] : [];
  });
}

/** Those of the folders that no file came from, at any depth: nothing else would tell of them. */
export function emptyFolders(
  folders: readonly string[],
  accepted: readonly DroppedFile[],
  refused: readonly { file: DroppedFile }[],
): string[] {
  const files: DroppedFile[] = [...accepted, ...refused.map(({ file }) => file)];
  return folders.filter((name) => !files.some(({ path }) => path?.startsWith(`/${name}/`)));
}
