export type { MediaPlayerLabels } from './labels';
export { MediaPlayer } from './MediaPlayer';
export type { MediaItem, MediaPlayerProps, MediaProblem } from './mediaProps';
export type { GetMediaSource } from './usePlayback';
