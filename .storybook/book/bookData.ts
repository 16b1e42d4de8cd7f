import { useEffect, useState } from 'react';

/** An entry of Storybook's own index: a story or a documentation page. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
  tags: readonly string[];
}

/** Pictures of a story, made after the build (scripts/storybook/thumbnails.ts). */
export interface Thumbnail {
  /** Files in ./thumbnails. */
  light: string;
  dark: string;
  /** CSS pixels of the page it was taken of. */
  width: number;
  height: number;
}

export type Thumbnails = Readonly<Record<string, Thumbnail>>;

/** A file beside the book, once it is there. */
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

/** Every story and page of the book that stands in its menu, in its order. */
export function useEntries(): readonly Entry[] | undefined {
  const index = useFile<{ entries: Record<string, Entry> }>('./index.json');
  return index && Object.values(index.entries).filter(({ tags }) => tags.includes('dev'));
}

/** The pictures; none where they have not been made (`storybook dev`: ./thumbnails.json stands in their place). */
export function useThumbnails(): Thumbnails | undefined {
  return useFile<Thumbnails>('./thumbnails/thumbnails.json');
}
