import Check from '@lucide/icons/icons/check';
import CircleX from '@lucide/icons/icons/circle-x';
import PlainFile from '@lucide/icons/icons/file';
import FileVideo from '@lucide/icons/icons/file-play';
import Play from '@lucide/icons/icons/play';
import RotateCw from '@lucide/icons/icons/rotate-cw';
import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import X from '@lucide/icons/icons/x';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { Glyph } from '../ground/icon/Glyph';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { Actions, Meta, Name, Row, RowHint } from './FileList.styles';
import { FilePreview } from './FilePreview';
import { formatDuration } from './formatSize';
import type { DropzoneLabels } from './labels';
import { shownName } from './shownName';
import { type InspectFile, useInspection } from './useInspection';
import { isPlayable, useDuration, useObjectUrl } from './useMedia';

/** The upload state of one file. Amounts are in bytes. */
export type DropzoneUpload =
  | { state: 'waiting' }
  | { state: 'sending'; loaded: number; total?: number }
  | { state: 'sent' }
  /** `isFinal`: another try would fail the same way, so the row offers none. @default false */
  | { state: 'failed'; reason: string; isFinal?: boolean };

export interface FileRowProps {
  file: File;
  upload: DropzoneUpload | undefined;
  inspectFile: InspectFile | undefined;
  isDisabled: boolean;
  labels: DropzoneLabels;
  onRemove: () => void;
  onCancel: (() => void) | undefined;
  onRetry: (() => void) | undefined;
}

function SendingBar({
  file,
  upload,
  labels,
}: Pick<FileRowProps, 'file' | 'labels'> & { upload: { loaded: number; total?: number } }) {
  const total = upload.total ?? file.size;
  return (
    <ProgressBar
      aria-label={labels.progress(shownName(file))}
      value={Math.min(upload.loaded, total)}
      maxValue={Math.max(total, 1)}
      valueText={labels.sentOf(upload.loaded, total)}
    />
  );
}

/**
 * A new state brings new buttons. If the focus was on one of the old buttons, the first of the new ones gets it.
 *
 * @returns what the element around the buttons needs as props
 */
function useKeptFocus() {
  const actions = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const { current } = actions;
    if (hadFocus.current && !current?.contains(document.activeElement))
      current?.querySelector<HTMLElement>('button:enabled')?.focus();
  });
  return {
    ref: actions,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}

/** One accepted file: what it is, how far its upload is, and its buttons. */
export function FileRow({
  file,
  upload,
  inspectFile,
  isDisabled,
  labels,
  onRemove,
  onCancel,
  onRetry,
}: FileRowProps) {
  const hint = useInspection(file, inspectFile);
  const [isOpen, setOpen] = useState(false);
  const duration = useDuration(file);
  const url = useObjectUrl(file, isOpen);
  const state = upload?.state;
  const keptFocus = useKeptFocus();
  const size = labels.size(file.size);
  /** The state's word stands before the size. */
  const isLater = state === 'sent' || state === 'waiting';
  const Icon = state === 'failed' ? CircleX : isPlayable(file) ? FileVideo : PlainFile;
  return (
    <Row data-part="file" data-state={state ?? 'accepted'}>
      <Glyph of={Icon} />
      <Name dir="auto" title={shownName(file)}>
        {shownName(file)}
      </Name>
      {upload?.state === 'sending' ? (
        <Meta as="div">
          <SendingBar file={file} upload={upload} labels={labels} />
        </Meta>
      ) : (
        <Meta dir={isLater ? undefined : 'auto'}>
          {state === 'sent' && (
            <>
              <Glyph of={Check} strokeWidth={2.5} /> <span>{labels.sent}</span> ·{' '}
            </>
          )}
          {state === 'waiting' && `${labels.waiting} · `}
          {upload?.state === 'failed' ? `${size}. ${upload.reason}` : isLater ? <bdi>{size}</bdi> : size}
          {upload === undefined && duration !== undefined && ` · ${formatDuration(duration)}`}
        </Meta>
      )}
      <Actions {...keptFocus}>
        {!upload && duration !== undefined && (
          <Button
            variant="icon"
            aria-label={labels.preview(shownName(file))}
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          >
            <Glyph of={Play} />
          </Button>
        )}
        {upload?.state === 'failed' && !upload.isFinal && onRetry && (
          <Button
            variant="secondary"
            size="sm"
            icon={<Glyph of={RotateCw} />}
            aria-label={`${labels.retry} ${shownName(file)}`}
            onPress={onRetry}
          >
            {labels.retry}
          </Button>
        )}
        {state === 'sending' || state === 'waiting' ? (
          onCancel && (
            <Button
              key="cancel"
              variant="ghost"
              size="sm"
              aria-label={`${labels.cancel} ${shownName(file)}`}
              onPress={onCancel}
            >
              {labels.cancel}
            </Button>
          )
        ) : (
          // A different button element than 'Cancelar', so that a second press meant for that one does not remove the
          // file.
          <Button
            key="remove"
            variant="icon"
            aria-label={labels.remove(shownName(file))}
            isDisabled={isDisabled}
            data-remove=""
            onPress={onRemove}
          >
            <Glyph of={X} />
          </Button>
        )}
      </Actions>
      {hint !== null && (
        <RowHint role="status">
          <Glyph of={TriangleAlert} />
          <span>{hint}</span>
        </RowHint>
      )}
      {isOpen && url && <FilePreview src={url} title={shownName(file)} />}
    </Row>
  );
}

/** One refused file, with its size and the limit it broke. */
export function RejectedRow({
  file,
  reason,
  isTooLarge,
  labels,
  onDismiss,
}: {
  file: File;
  reason: string;
  isTooLarge: boolean;
  labels: DropzoneLabels;
  onDismiss: () => void;
}) {
  return (
    <Row data-part="file" data-state="rejected">
      <Glyph of={CircleX} />
      <Name dir="auto" title={shownName(file)}>
        {shownName(file)}
      </Name>
      <Meta dir="auto">
        {labels.size(file.size, isTooLarge ? Math.ceil : Math.round)}. {reason}
      </Meta>
      <Actions>
        <Button variant="icon" aria-label={labels.remove(shownName(file))} data-remove="" onPress={onDismiss}>
          <Glyph of={X} />
        </Button>
      </Actions>
    </Row>
  );
}
