import type { HTMLAttributes, Ref } from 'react';
import type { MediaPlayerLabels } from './labels';
import type { GetMediaSource } from './usePlayback';

/** Something to play. */
export interface MediaItem {
  /** Its own among all that the player is ever given: playing goes on over a render as long as it is there. */
  id: string;
  /** Its file's name, say. */
  name: string;
  /** Beside it: '8,4 MB'. Its length follows once it is known. */
  detail?: string;
}

/** What is said of something that cannot be played. */
export interface MediaProblem {
  title: string;
  hint?: string;
  /** Trying again would change nothing. @default false */
  isFinal?: boolean;
}

export interface MediaPlayerProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onError'> {
  /** Name of the player: 'Videos de Lucía Ferreyra'. */
  'aria-label': string;
  items: readonly MediaItem[];
  /**
   * Where an item is played from. Asked for as it is to be played, not before; again when the address is no longer good (one that holds
   * for a minute), where playing goes on from.
   */
  getSource: GetMediaSource;
  /** What is said when `getSource` fails. @default 'Revisa tu conexión e inténtalo otra vez.' */
  describeError?: (error: unknown) => MediaProblem | undefined;
  /**
   * Why nothing is heard of an item whose picture plays: it has no sound, say, or this browser does not know it. Asked once it plays.
   * @param source what it is played from
   * @default 'Este video no tiene sonido, o este navegador no puede reproducirlo.'
   */
  describeSilence?: (id: string, source: string) => Promise<string>;
  /** Speeds to choose from, the first one to begin with. @default 1, 1.25 and 1.5 */
  speeds?: readonly number[];
  labels?: Partial<MediaPlayerLabels>;
  ref?: Ref<HTMLElement>;
}
