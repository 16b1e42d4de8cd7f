import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { hasHeard, hasNothing } from '../ground/media/hasHeard';
import { forgetPlaying, playAlone } from './onlyOne';

/**
 * Returns the address of an entry, or a promise of it. The address may expire: if the browser gets no more data from it, the player
 * asks for a new one and goes on at the same position.
 */
export type GetMediaSource = (id: string, signal: AbortSignal) => string | Promise<string>;

/** `source`: there is no address, or the connection broke; `error` says why. `unplayable`: the browser cannot play the file. */
export type MediaFailure = { reason: 'source'; error: unknown } | { reason: 'unplayable' };

/** The state of a player. Times are in seconds. */
export interface Playback {
  /** The requested entry; null before the first request. */
  id: string | null;
  /** The player waits for data, at the start or in the middle. */
  isWaiting: boolean;
  isPlaying: boolean;
  position: number;
  /** 0 until known. */
  duration: number;
  failure: MediaFailure | null;
  /** The address that plays without sound; null if there is sound, or if the browser does not tell. */
  silent: string | null;
}

/** The state before the first request. */
export const NOTHING_ON: Playback = {
  id: null,
  isWaiting: false,
  isPlaying: false,
  position: 0,
  duration: 0,
  failure: null,
  silent: null,
};

/** Milliseconds. If a renewed address fails sooner than this, another one would fail too. If it fails later, it has only expired. */
const SOON = 5000;

const merge = (state: Playback, change: Partial<Playback>): Playback => ({ ...state, ...change });

/** Controls the media element of a player. */
export function usePlayback(
  media: RefObject<HTMLVideoElement | null>,
  getSource: GetMediaSource,
  speed: number,
) {
  const [state, change] = useReducer(merge, NOTHING_ON);
  // Data of the current address that nobody sees. Each request gets its own `over`, so a late answer to an earlier one changes nothing.
  const run = useRef({ over: new AbortController(), from: 0, wantsPlay: false, tries: 0, since: 0 });

  useEffect(() => {
    const element = media.current;
    return () => {
      run.current.over.abort();
      if (!element) return;
      forgetPlaying(element);
      // Without this the removed element would go on loading.
      element.removeAttribute('src');
      element.load();
    };
  }, [media]);

  useEffect(() => {
    const element = media.current;
    if (!element) return;
    // The next address starts at the default rate.
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
      // If the browser refuses to start, the element stays paused. If the address has just changed, the new one starts instead.
      if (element.readyState > 0 && element.paused) change({ isPlaying: false });
    });
  }

  /** This address failed. Asks for a new one, unless that has just failed too or the browser cannot decode the file. */
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

  /** Looks at the first moments: the sound may be missing, or both picture and sound. */
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
      // The new address has no data yet, so its position means nothing.
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
      // A failed element pauses too, but then it goes on with another address.
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
    /** Plays an entry from its start. If it is the current one, pauses or continues it. */
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
    /** Goes to a position, in seconds. */
    seek(to: number): void {
      const element = media.current;
      if (!element || element.readyState === 0) return;
      const position = Math.min(Math.max(0, to), state.duration);
      element.currentTime = position;
      change({ position });
    },
    /** Stops and forgets the current entry, which is no longer in the list. */
    clear(): void {
      run.current.over.abort();
      media.current?.pause();
      media.current?.removeAttribute('src');
      media.current?.load();
      change(NOTHING_ON);
    },
  };
}
