import type { HTMLAttributes, Ref } from 'react';
import type { MediaPlayerLabels } from './labels';
import type { GetMediaSource } from './usePlayback';

/** An item to play. */
export interface MediaItem {
  /**
   * A unique id among all items the player ever gets. Playing continues over a render as long as the id is still there.
   */
  id: string;
  /** The item's name, for example its file name. */
  name: string;
  /** Text beside the name: '8,4 MB'. The length follows once it is known. */
  detail?: string;
}

/** What to say about an item that cannot be played. */
export interface MediaProblem {
  title: string;
  hint?: string;
  /** A retry would change nothing. @default false */
  isFinal?: boolean;
}

export interface MediaPlayerProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onError'> {
  /** Name of the player: 'Videos de Lucía Ferreyra'. */
  'aria-label': string;
  items: readonly MediaItem[];
  /**
   * Returns the address of an item. The player calls it right before playing, and again when the address has expired
   * (one that is valid for a minute). Then playing continues from the same position.
   */
  getSource: GetMediaSource;
  /** What to say when `getSource` fails. @default 'Revisa tu conexión e inténtalo otra vez.' */
  describeError?: (error: unknown) => MediaProblem | undefined;
  /**
   * Explains why an item plays with a picture but no sound: it has none, or this browser does not know the format. The
   * player calls it once the item plays.
   * @param source the address it is played from @default 'Este video no tiene sonido, o este navegador no puede
   * reproducirlo.'
   */
  describeSilence?: (id: string, source: string) => Promise<string>;
  /** Speeds to choose from. The first one is used at the start. @default 1, 1.25 and 1.5 */
  speeds?: readonly number[];
  labels?: Partial<MediaPlayerLabels>;
  ref?: Ref<HTMLElement>;
}
