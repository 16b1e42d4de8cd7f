/** A file as the library passes it on, with its path in the dropped folder: './a.mp4' or '/folder/a.mp4'. */
type DroppedFile = File & { readonly path?: string };

/** Names of the dropped folders. The library passes on their files, but not the folders. */
export function foldersOf({ items }: DataTransfer): string[] {
  return [...items].flatMap((item) => {
    const entry = item.webkitGetAsEntry();
    return entry?.isDirectory ? [entry.name] : [];
  });
}

/** The folders without a file at any depth. No file would tell the person about them. */
export function emptyFolders(
  folders: readonly string[],
  accepted: readonly DroppedFile[],
  refused: readonly { file: DroppedFile }[],
): string[] {
  const files: DroppedFile[] = [...accepted, ...refused.map(({ file }) => file)];
  return folders.filter((name) => !files.some(({ path }) => path?.startsWith(`/${name}/`)));
}
