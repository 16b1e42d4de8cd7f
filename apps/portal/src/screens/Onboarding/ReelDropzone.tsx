import { fileNameError, REEL_LIMITS } from '@doblaje/domain/media';
import { Dropzone, type DropzoneProps } from '@doblaje/ui/Dropzone';
import { mp4Content } from './mp4Content';

/** A period after what has none, as the Dropzone's own sentences have. */
const sentence = (message: string | null) => message && `${message.replace(/\.$/, '')}.`;

/** The Dropzone of reels: up to three MP4 files by name, size and content (spec §5). */
export function ReelDropzone(props: Omit<DropzoneProps, 'accept' | 'maxSize' | 'maxFiles' | 'validateFile'>) {
  return (
    <Dropzone
      {...props}
      maxSize={REEL_LIMITS.maxBytes}
      maxFiles={REEL_LIMITS.maxFiles}
      validateFile={async (file) => sentence(fileNameError(file.name)) ?? mp4Content(file)}
    />
  );
}
