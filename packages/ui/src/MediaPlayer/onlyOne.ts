/** The element that plays in this page. Only one player plays at a time. */
let playing: HTMLMediaElement | null = null;

/** Call it when an element starts to play. It pauses any other one. */
export function playAlone(media: HTMLMediaElement): void {
  if (playing !== media) playing?.pause();
  playing = media;
}

/** Call it when an element leaves the page. */
export function forgetPlaying(media: HTMLMediaElement): void {
  if (playing === media) playing = null;
}
