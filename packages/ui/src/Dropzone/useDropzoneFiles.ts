import { useEffect, useRef, useState } from 'react';
import type { FileRejection } from 'react-dropzone';
import { ErrorCode } from 'react-dropzone';
import type { DropzoneLabels } from './labels';
import type { DropzoneLimits } from './limits';
import { isAccepted, rejectionReason } from './limits';
import { shownName } from './shownName';

/** A refused file and the reason. */
export interface DropzoneRejection {
  file: File;
  /** The library's code ('file-too-large'…), 'duplicate', 'empty-folder' or 'invalid-content'. */
  code: string;
  /** The reason in Spanish, with advice where there is some. It does not contain the file's name. */
  reason: string;
}

interface Options {
  value: readonly File[] | undefined;
  defaultValue: readonly File[];
  onChange: ((files: File[]) => void) | undefined;
  onReject: ((rejections: DropzoneRejection[]) => void) | undefined;
  validateFile: ((file: File) => Promise<string | null>) | undefined;
  adviceFor: ((file: File, code: string) => string | null) | undefined;
  limits: DropzoneLimits;
  labels: DropzoneLabels;
}

/** Whether a person chose the same file twice: browsers create a new object each time. */
const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** A check that throws gives the same message as a file that cannot be read. */
async function contentError({ validateFile, labels }: Options, file: File): Promise<string | null> {
  try {
    return (await validateFile?.(file)) ?? null;
  } catch {
    return labels.unreadable;
  }
}

/**
 * The files of a dropzone: the accepted ones (held by the page or here), those refused by the last drop, and the
 * checks.
 */
export function useDropzoneFiles(options: Options) {
  const { value, defaultValue, onChange, onReject, limits, labels } = options;
  const [own, setOwn] = useState(defaultValue);
  const [rejections, setRejections] = useState<readonly DropzoneRejection[]>([]);
  const [checks, setChecks] = useState(0);
  const [message, setMessage] = useState('');
  const files = value ?? own;

  // A check may end after later renders. It must add to the files of that moment.
  const latest = useRef(files);
  const isGone = useRef(false);
  useEffect(() => {
    latest.current = files;
  });
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  function change(next: File[]) {
    latest.current = next;
    setOwn(next);
    onChange?.(next);
  }

  async function add(
    candidates: readonly File[],
    refused: readonly FileRejection[],
    emptyFolders: readonly string[],
  ) {
    setRejections([]);
    setChecks((count) => count + 1);
    const checked = await Promise.all(
      candidates.map(async (file) => ({
        file,
        error: isAccepted(file, limits.accept) ? await contentError(options, file) : null,
      })),
    );
    if (isGone.current) return;

    const next = [...latest.current];
    const added: File[] = [];
    const rejected: DropzoneRejection[] = [];
    const refuse = (file: File, code: string, reason?: string) =>
      rejected.push({
        file,
        code,
        reason: [reason ?? rejectionReason(code, file, limits, labels), options.adviceFor?.(file, code)]
          .filter(Boolean)
          .join(' '),
      });

    for (const { file, error } of checked) {
      if (!isAccepted(file, limits.accept)) refuse(file, ErrorCode.FileInvalidType);
      else if (next.some((other) => isSame(other, file))) refuse(file, 'duplicate', labels.duplicate);
      else if (error !== null) refuse(file, 'invalid-content', error);
      else if (next.length >= limits.maxFiles) refuse(file, ErrorCode.TooManyFiles);
      else {
        next.push(file);
        added.push(file);
      }
    }
    for (const name of emptyFolders) refuse(new File([], name), 'empty-folder', labels.emptyFolder);
    for (const { file, errors } of refused) refuse(file, errors[0]?.code ?? 'unknown');

    setChecks((count) => count - 1);
    setRejections(rejected);
    setMessage(
      [
        ...added.map((file) => `${labels.added(shownName(file))}.`),
        ...rejected.map(({ file, reason }) => `${shownName(file)}: ${reason}`),
        `${labels.count(next.length, rejected.length)}.`,
      ].join(' '),
    );
    if (added.length > 0) change(next);
    if (rejected.length > 0) onReject?.(rejected);
  }

  function remove(file: File) {
    const next = latest.current.filter((other) => other !== file);
    setMessage(`${labels.removed(shownName(file))}. ${labels.count(next.length, rejections.length)}.`);
    change(next);
  }

  function dismiss(rejection: DropzoneRejection) {
    const next = rejections.filter((other) => other !== rejection);
    setMessage(`${labels.removed(shownName(rejection.file))}. ${labels.count(files.length, next.length)}.`);
    setRejections(next);
  }

  /** Goes back to the first files, when a form is reset. */
  function reset() {
    setRejections([]);
    setMessage('');
    change([...defaultValue]);
  }

  return { files, rejections, isChecking: checks > 0, message, add, remove, dismiss, reset };
}
