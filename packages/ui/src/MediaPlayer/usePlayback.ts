import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { hasHeard, hasNothing } from '../media/hasHeard';
import { forgetPlaying, playAlone } from './onlyOne';

/**
 * Where an entry is played from: an address, or what finds one. It may lose its validity: one that is found is asked for anew
 * when the browser gets nothing from it any more, and playing goes on where it was.
 */
export type GetMediaSource = (id: string, signal: AbortSignal) => string | Promise<string>;

/** `source`: no address was found, with what was thrown. `unplayable`: there was one, and nothing of it can be played. */
export type MediaFailure = { reason: 'source'; error: unknown } | { reason: 'unplayable' };

/** What is on. Seconds. */
export interface Playback {
  /** The entry, once it was asked for. */
  id: string | null;
  /** Asked for, or in the midst of it, and nothing to play yet. */
  isWaiting: boolean;
  isPlaying: boolean;
  position: number;
  /** 0 until known. */
  duration: number;
  failure: MediaFailure | null;
  /** The address of what plays and cannot be heard; null where it can, and where the browser does not tell. */
  silent: string | null;
}

/** Before anything is asked for. */
export const NOTHING_ON: Playback = {
  id: null,
  isWaiting: false,
  isPlaying: false,
  position: 0,
  duration: 0,
  failure: null,
  silent: null,
};

/** An address that breaks sooner than this was not good at all; one that breaks later has lost its validity. Milliseconds. */
const SOON = 5000;

const merge = (state: Playback, change: Partial<Playback>): Playback => ({ ...state, ...change });

/** What a player does with its media element. */
export function usePlayback(
  media: RefObject<HTMLVideoElement | null>,
  getSource: GetMediaSource,
  speed: number,
) {
  const [state, change] = useReducer(merge, NOTHING_ON);
  // What belongs to one address, beside what is shown: an answer for another is late, and changes nothing.
  const run = useRef({ over: new AbortController(), from: 0, wantsPlay: false, tries: 0, since: 0 });

  useEffect(() => {
    const element = media.current;
    return () => {
      run.current.over.abort();
      if (!element) return;
      forgetPlaying(element);
      // An element that is only removed goes on reading.
      element.removeAttribute('src');
      element.load();
    };
  }, [media]);

  useEffect(() => {
    const element = media.current;
    if (!element) return;
    // The first is what the next address starts with.
    element.defaultPlaybackRate = speed;
    element.playbackRate = speed;
  }, [media, speed]);

  function fail(failure: MediaFailure): void {
    change({ failure, isWaiting: false, isPlaying: false });
  }

  async function open(id: string, from: number, wantsPlay: boolean, tries = 0): Promise<void> {
    const element = media.current;
    if (!element) return;
    run.current.over.abort();
    const over = new AbortController();
    run.current = { over, from, wantsPlay, tries, since: Date.now() };
    element.removeAttribute('src');
    element.load();
    const isOther = id !== state.id;
    change({
      id,
      isWaiting: true,
      isPlaying: wantsPlay,
      position: from,
      failure: null,
      silent: null,
      ...(isOther && { duration: 0 }),
    });
    try {
      const source = await getSource(id, over.signal);
      if (over.signal.aborted) return;
      run.current.since = Date.now();
      element.src = source;
      element.load();
    } catch (error) {
      if (!over.signal.aborted) fail({ reason: 'source', error });
      return;
    }
    if (run.current.wantsPlay) start(element);
  }

  function start(element: HTMLVideoElement): void {
    element.play().catch(() => {
      // A browser that does not let it start leaves it paused; one whose address is changed starts the next.
      if (element.readyState > 0 && element.paused) change({ isPlaying: false });
    });
  }

  /** Nothing comes from this address: another one is asked for, unless that has just been done. */
  function renew(element: HTMLVideoElement): void {
    if (state.id === null || run.current.over.signal.aborted || !element.hasAttribute('src')) return;
    const { from, since, tries, wantsPlay } = run.current;
    const again = Date.now() - since < SOON ? tries + 1 : 1;
    const code = element.error?.code;
    if (code !== MediaError.MEDIA_ERR_DECODE && again === 1) {
      void open(state.id, element.readyState > 0 ? element.currentTime : from, wantsPlay, again);
    } else if (code === MediaError.MEDIA_ERR_NETWORK) fail({ reason: 'source', error: element.error });
    else fail({ reason: 'unplayable' });
  }

  /** What became of the first moments: the picture alone, or not even that. */
  function listen(element: HTMLVideoElement): void {
    if (hasNothing(element)) fail({ reason: 'unplayable' });
    else if (hasHeard(element) === false) change({ silent: element.currentSrc });
  }

  const on = {
    onLoadedMetadata: ({ currentTarget: element }: { currentTarget: HTMLVideoElement }) => {
      // Streams without an index report no end.
      if (Number.isFinite(element.duration)) change({ duration: element.duration });
      if (run.current.from > 0) element.currentTime = run.current.from;
    },
    onLoadedData: () => change({ isWaiting: false }),
    onTimeUpdate: ({ currentTarget: element }: { currentTarget: HTMLVideoElement }) => {
      // Of an address that is only coming it is nothing yet.
      if (element.readyState === 0) return;
      change({ position: element.currentTime });
      if (state.silent === null && element.currentTime > run.current.from) listen(element);
    },
    onPlay: ({ currentTarget: element }: { currentTarget: HTMLVideoElement }) => {
      playAlone(element);
      run.current.wantsPlay = true;
      change({ isPlaying: true });
    },
    onPause: ({ currentTarget: element }: { currentTarget: HTMLVideoElement }) => {
      // One that breaks pauses as well, and goes on with another address.
      if (!element.error) change({ isPlaying: false });
    },
    onWaiting: () => change({ isWaiting: true }),
    onPlaying: () => change({ isWaiting: false }),
    onSeeked: () => change({ isWaiting: false }),
    onError: ({ currentTarget: element }: { currentTarget: HTMLVideoElement }) => renew(element),
  };

  return {
    state,
    on,
    /** Plays an entry from its start, or what is on: goes on, or stops. */
    toggle(id: string): void {
      const element = media.current;
      if (!element) return;
      if (id !== state.id || state.failure) {
        void open(id, id === state.id ? state.position : 0, true);
        return;
      }
      run.current.wantsPlay = !state.isPlaying;
      if (!element.hasAttribute('src')) change({ isPlaying: run.current.wantsPlay });
      else if (run.current.wantsPlay) start(element);
      else element.pause();
    },
    /** Goes to a place, in seconds. */
    seek(to: number): void {
      const element = media.current;
      if (!element || element.readyState === 0) return;
      const position = Math.min(Math.max(0, to), state.duration);
      element.currentTime = position;
      change({ position });
    },
    /** Forgets what was on: it is no longer among the entries. */
    clear(): void {
      run.current.over.abort();
      media.current?.pause();
      media.current?.removeAttribute('src');
      media.current?.load();
      change(NOTHING_ON);
    },
  };
}
