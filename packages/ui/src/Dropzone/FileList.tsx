import { useEffect, useId, useRef, useState } from 'react';
import { List, ListHead, ListTitle } from './FileList.styles';
import type { DropzoneUpload } from './FileRow';
import { FileRow, RejectedRow } from './FileRow';
import type { DropzoneLabels } from './labels';
import type { DropzoneRejection } from './useDropzoneFiles';
import type { InspectFile } from './useInspection';

interface FileListProps {
  files: readonly File[];
  rejections: readonly DropzoneRejection[];
  uploads: ReadonlyMap<File, DropzoneUpload> | undefined;
  inspectFile: InspectFile | undefined;
  maxSize: number;
  isDisabled: boolean;
  labels: DropzoneLabels;
  remove: (file: File) => void;
  dismiss: (rejection: DropzoneRejection) => void;
  onCancel: ((file: File) => void) | undefined;
  onRetry: ((file: File) => void) | undefined;
  /** The last row left while it had the focus. */
  onEmptied: () => void;
}

/* A file has no identity that could serve as a key. The same file may come twice, accepted and refused. */
const keys = new WeakMap<object, number>();
let lastKey = 0;
function keyOf(item: object): number {
  const key = keys.get(item) ?? ++lastKey;
  keys.set(item, key);
  return key;
}

/** The rows under the zone. Removing a row moves the focus to the next row's cross, or to the picker's button. */
export function FileList({
  files,
  rejections,
  uploads,
  inspectFile,
  maxSize,
  isDisabled,
  labels,
  remove,
  dismiss,
  onCancel,
  onRetry,
  onEmptied,
}: FileListProps) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [removedAt, setRemovedAt] = useState<number>();

  useEffect(() => {
    if (removedAt === undefined) return;
    setRemovedAt(undefined);
    const crosses = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = crosses[Math.min(removedAt, crosses.length - 1)];
    if (next) next.focus();
    else onEmptied();
  }, [removedAt, onEmptied]);

  if (files.length + rejections.length === 0) return null;
  const states = files.map((file) => uploads?.get(file)?.state);
  const sending = states.indexOf('sending');
  return (
    <div>
      <ListHead>
        <ListTitle id={titleId}>{labels.files}</ListTitle>
        <span>
          {sending >= 0
            ? labels.sendingCount(sending + 1, files.length)
            : labels.count(files.length, rejections.length)}
        </span>
      </ListHead>
      <List ref={list} aria-labelledby={titleId}>
        {files.map((file, index) => (
          <FileRow
            key={keyOf(file)}
            file={file}
            upload={uploads?.get(file)}
            inspectFile={inspectFile}
            isDisabled={isDisabled}
            labels={labels}
            onRemove={() => {
              remove(file);
              setRemovedAt(index);
            }}
            onCancel={onCancel && (() => onCancel(file))}
            onRetry={onRetry && (() => onRetry(file))}
          />
        ))}
        {rejections.map((rejection, index) => (
          <RejectedRow
            key={keyOf(rejection)}
            file={rejection.file}
            reason={rejection.reason}
            isTooLarge={rejection.file.size > maxSize}
            labels={labels}
            onDismiss={() => {
              dismiss(rejection);
              setRemovedAt(files.length + index);
            }}
          />
        ))}
      </List>
    </div>
  );
}
