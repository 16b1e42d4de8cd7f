/** What plays in this page: of all players one at a time. */
let playing: HTMLMediaElement | null = null;

/** Called as one starts: whatever else played stops. */
export function playAlone(media: HTMLMediaElement): void {
  if (playing !== media) playing?.pause();
  playing = media;
}

/** Called as one leaves the page. */
export function forgetPlaying(media: HTMLMediaElement): void {
  if (playing === media) playing = null;
}
