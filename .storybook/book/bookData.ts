import { useEffect, useState } from 'react';

/** An entry of Storybook's index: a story or a documentation page. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
  tags: readonly string[];
}

/** The place of a picture on its sheet, in the sheet's pixels. It begins at the top. */
interface Tile {
  left: number;
  width: number;
  height: number;
}

/** A file with the small pictures of a row of the wall. */
interface Sheet {
  /** Name of a file in ./thumbnails. */
  file: string;
  size: readonly [width: number, height: number];
  light: Tile;
  dark: Tile;
}

/** Pictures of a story, made after the build (scripts/storybook/thumbnails.ts). */
export interface Thumbnail {
  /** Names of files in ./thumbnails. */
  light: string;
  dark: string;
  /** Size of the pictured page in CSS pixels. */
  width: number;
  height: number;
  /** Where the wall finds it. */
  sheet?: Sheet;
}

export type Thumbnails = Readonly<Record<string, Thumbnail>>;

/** The content of a JSON file beside the book, once it is loaded. */
function useFile<T>(path: string): T | undefined {
  const [content, setContent] = useState<T>();
  useEffect(() => {
    let isGone = false;
    fetch(path)
      .then((answer) => answer.json() as Promise<T>)
      .then((read) => !isGone && setContent(read));
    return () => {
      isGone = true;
    };
  }, [path]);
  return content;
}

/** All stories and pages in the book's menu, in its order. */
export function useEntries(): readonly Entry[] | undefined {
  const index = useFile<{ entries: Record<string, Entry> }>('./index.json');
  return index && Object.values(index.entries).filter(({ tags }) => tags.includes('dev'));
}

/** The pictures, once they are loaded. `storybook dev` has none and serves an empty list (./thumbnails.json). */
export function useThumbnails(): Thumbnails | undefined {
  return useFile<Thumbnails>('./thumbnails/thumbnails.json');
}
