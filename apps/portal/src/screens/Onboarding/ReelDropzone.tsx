import { fileNameError, REEL_LIMITS, uploadAdvice } from '@doblaje/domain/media';
import { Dropzone, type DropzoneProps } from '@doblaje/ui/Dropzone';
import { usePortal } from '../../portal';
import { mp4Content } from './mp4Content';

/** A period after what has none, as the Dropzone's own sentences have. */
const sentence = (message: string | null) => message && `${message.replace(/\.$/, '')}.`;

/** What stands beside a chosen file; the reading of boxes comes when there is one. */
const inspect = async (file: File) => (await import('./inspectReel')).inspectReel(file);

type Fixed = 'accept' | 'maxSize' | 'maxFiles' | 'validateFile' | 'inspectFile' | 'adviceFor';

/**
 * The Dropzone of reels: up to three MP4 files by name, size and content (spec §5). What goes beyond that is told beside a row;
 * only where the application is sent is a file with nothing to see or hear refused.
 */
export function ReelDropzone(props: Omit<DropzoneProps, Fixed>) {
  const { config } = usePortal();
  return (
    <Dropzone
      {...props}
      maxSize={REEL_LIMITS.maxBytes}
      maxFiles={REEL_LIMITS.maxFiles}
      validateFile={async (file) =>
        sentence(fileNameError(file.name)) ??
        (await mp4Content(file)) ??
        (config.sendApplications ? (await import('./inspectReel')).refuseReel(file) : null)
      }
      inspectFile={inspect}
      adviceFor={({ name }, code) => uploadAdvice(code, name)}
    />
  );
}
