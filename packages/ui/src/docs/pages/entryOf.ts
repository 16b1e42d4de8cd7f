/**
 * The entry of the package that a story file belongs to: 'packages/ui/src/form/rows/FormRows.stories.tsx' → 'formRows'. undefined
 * for a file of another folder.
 */
export const entryOf = (file: string): string | undefined =>
  /packages\/ui\/src\/(.+)\/[^/]+$/
    .exec(file)?.[1]
    ?.replace(/\/(\w)/g, (_, letter: string) => letter.toUpperCase());
