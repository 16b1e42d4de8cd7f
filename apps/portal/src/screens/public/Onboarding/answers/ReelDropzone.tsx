import { fileNameError, REEL_LIMITS, uploadAdvice } from '@doblaje/domain/media';
import { Dropzone, type DropzoneProps } from '@doblaje/ui/Dropzone';
import { sentence } from '../../../../formats/sentence';
import { usePortal } from '../../../../portal/portal';
import { mp4Content } from './mp4Content';

/** The fault of a name, as a sentence like the Dropzone's own; null if it has none. */
function nameFault(name: string): string | null {
  const fault = fileNameError(name);
  return fault && sentence(fault);
}

/** Finds the note for a chosen file. The code that reads MP4 boxes loads only then. */
const inspect = async (file: File) => (await import('./inspectReel')).inspectReel(file);

type Fixed = 'accept' | 'maxSize' | 'maxFiles' | 'validateFile' | 'inspectFile' | 'adviceFor';

/**
 * The Dropzone of reels: up to three MP4 files, checked by name, size and content (spec §5). Further findings are notes beside the row. A
 * file without video and sound is refused only where applications are sent.
 */
export function ReelDropzone(props: Omit<DropzoneProps, Fixed>) {
  const { config } = usePortal();
  return (
    <Dropzone
      {...props}
      maxSize={REEL_LIMITS.maxBytes}
      maxFiles={REEL_LIMITS.maxFiles}
      validateFile={async (file) =>
        nameFault(file.name) ??
        (await mp4Content(file)) ??
        (config.sendApplications ? (await import('./inspectReel')).refuseReel(file) : null)
      }
      inspectFile={inspect}
      adviceFor={({ name }, code) => uploadAdvice(code, name)}
    />
  );
}
