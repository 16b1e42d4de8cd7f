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

/** The picture of a story as a small one on a sheet that it shares with others, so that the wall needs few files. */
export function SmallPicture({ thumbnail, theme, alt }: PictureProps) {
  const { sheet } = thumbnail;
  if (!sheet) return <Picture thumbnail={thumbnail} theme={theme} alt={alt} />;
  const { left, width, height } = sheet[theme];
  return (
    <span
      className="book-tile"
      role="img"
      aria-label={alt}
      data-narrow={thumbnail.width < 640 || undefined}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <img
        src={`./thumbnails/${sheet.file}`}
        alt=""
        loading="lazy"
        style={{ width: `${(sheet.size[0] / width) * 100}%`, left: `${(-left / width) * 100}%` }}
      />
    </span>
  );
}
