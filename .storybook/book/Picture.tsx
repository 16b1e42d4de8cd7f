import type { Thumbnail } from './bookData';

export interface PictureProps {
  thumbnail: Thumbnail;
  theme: 'light' | 'dark';
  /** Describes the picture. */
  alt: string;
}

/** The picture of a story, in one theme. */
export function Picture({ thumbnail: { width, height, ...files }, theme, alt }: PictureProps) {
  return (
    <img
      src={`./thumbnails/${files[theme]}`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      data-narrow={width < 640 || undefined}
    />
  );
}
