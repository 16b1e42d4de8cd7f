import CircleAlert from '@lucide/icons/icons/circle-alert';
import Upload from '@lucide/icons/icons/upload';
import type { DragEvent, MouseEvent } from 'react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../Button/Button';
import { hasError } from '../FieldShell/FieldShell';
import { Glyph } from '../ground/icon/Glyph';
import { laterPart, useLoaded } from '../ground/lazy/useLoaded';
import { useLabels } from '../ground/locale/LocaleContext';
import { useMediaQuery } from '../ground/media/useMediaQuery';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FieldMessage, Help, HiddenInput, Hint, Line, Lines, Name, Root, Zone } from './Dropzone.styles';
import type { DropzoneProps } from './DropzoneProps';
import { emptyFolders, foldersOf } from './folders';
import { dropzoneLabels } from './labels';
import type { DropzoneAccept } from './limits';
import { formatNames } from './limits';
import { useDropzoneFiles } from './useDropzoneFiles';

const MP4: DropzoneAccept = { 'video/mp4': ['.mp4'] };
const NONE: readonly File[] = [];

/** Loaded right after the zone: there are no rows before a person chooses a file. */
const list = laterPart(() => import('./FileList').then(({ FileList }) => FileList));

/**
 * A person chooses files by dragging, with the picker or by pasting. The zone lists them, and says why it refused a
 * file.
 */
export function Dropzone({
  label,
  help,
  isOptional = false,
  value,
  defaultValue = NONE,
  onChange,
  onReject,
  accept = MP4,
  maxSize = 10_485_760,
  minSize = 1,
  maxFiles = 3,
  validateFile,
  inspectFile,
  adviceFor,
  uploads,
  isSending: givenSending,
  onCancel,
  onRetry,
  error,
  isDisabled = false,
  isReadOnly = false,
  autoFocus = false,
  name,
  labels: givenLabels,
  onBlur,
  'aria-describedby': describedBy,
  ...root
}: DropzoneProps) {
  const labels = useLabels('Dropzone', dropzoneLabels, givenLabels);
  const { optional } = useLabels('Field', { optional: '(opcional)' });
  const limits = { accept, maxSize, minSize, maxFiles };
  const chosen = useDropzoneFiles({
    // A form without a value yet passes an empty text.
    value: value === undefined || Array.isArray(value) ? value : NONE,
    defaultValue,
    onChange,
    onReject,
    validateFile,
    adviceFor,
    limits,
    labels,
  });
  const { files } = chosen;
  const FileList = useLoaded(list, files.length + 1);
  const hintId = useId();
  const errorId = useId();
  const nameId = useId();
  const helpId = useId();
  const isFixed = isDisabled || isReadOnly;
  const isFull = files.length >= maxFiles;
  const isSending =
    givenSending ?? files.some((file) => /^(sending|waiting)$/.test(uploads?.get(file)?.state ?? ''));

  // The browser lets the page read the dropped items only during the drop event.
  const folders = useRef<string[]>([]);
  const zone = useDropzone({
    accept,
    maxSize,
    minSize,
    multiple: maxFiles > 1,
    // A full zone still takes a drop, to say why it refuses. Otherwise the browser would open the file.
    disabled: isDisabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, refused) => {
      if (isReadOnly) return;
      void chosen.add(accepted, refused, emptyFolders(folders.current, accepted, refused));
      folders.current = [];
    },
  });
  const isTouch = useMediaQuery('(hover: none) and (pointer: coarse)');
  const isIdle = isFixed || isFull;
  const drag = zone.isDragActive && (isFull || zone.isDragReject ? 'reject' : 'accept');

  const inputRef = zone.inputRef;
  useEffect(() => {
    // Without DataTransfer (jsdom) no form is sent either.
    if (!name || !inputRef.current || typeof DataTransfer === 'undefined') return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    // `Reflect.set` does not throw when a test has redefined the property to imitate a choice.
    Reflect.set(inputRef.current, 'files', transfer.files);
  }, [name, files, inputRef]);

  const { reset } = chosen;
  const resetNow = useEffectEvent(reset);
  useEffect(() => {
    // The zone goes while something is sent, and its input with it.
    const form = isSending ? null : inputRef.current?.form;
    form?.addEventListener('reset', resetNow);
    return () => form?.removeEventListener('reset', resetNow);
  }, [inputRef, isSending]);

  const select = useRef<HTMLButtonElement>(null);
  const keepPage = (event: DragEvent) => isDisabled && event.preventDefault();
  const openAround = (event: MouseEvent) => {
    if (!isIdle && !(event.target as Element).closest('button, input')) zone.open();
  };

  return (
    <Root
      role="group"
      aria-label={label || root['aria-labelledby'] ? undefined : labels.files}
      aria-labelledby={label ? nameId : undefined}
      onDragOver={keepPage}
      onDrop={keepPage}
      {...root}
      // Moving from the zone's button to a row's button does not count as leaving.
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
      }}
      aria-describedby={
        [describedBy, hasError(error) && errorId, help && helpId].filter(Boolean).join(' ') || undefined
      }
    >
      {label && (
        <Name>
          <span id={nameId}>
            {label}
            {isOptional && <span> {optional}</span>}
          </span>
          {help && <Help id={helpId}>{help}</Help>}
        </Name>
      )}
      {!isSending && (
        <Zone
          {...zone.getRootProps({
            role: undefined,
            onClick: openAround,
            onDrop: (event: DragEvent) => {
              folders.current = foldersOf(event.dataTransfer);
            },
          })}
          data-part="zone"
          data-drag={drag || undefined}
          data-full={isFull || undefined}
          data-disabled={isDisabled || undefined}
          data-invalid={hasError(error) || undefined}
        >
          <HiddenInput {...zone.getInputProps({ name, 'aria-label': labels.select })} style={undefined} />
          <Glyph of={Upload} strokeWidth={1.5} />
          <Lines>
            <Line>
              {isFull ? labels.full(maxFiles) : drag ? labels.release : isTouch ? labels.touch : labels.drop}
            </Line>
            <Hint id={hintId}>
              {isFull
                ? labels.fullHint
                : drag === 'reject'
                  ? labels.invalidType(formatNames(accept))
                  : labels.hint(formatNames(accept), maxSize, maxFiles)}
            </Hint>
          </Lines>
          <Button
            ref={select}
            variant="secondary"
            autoFocus={autoFocus}
            aria-describedby={hintId}
            isDisabled={isDisabled}
            isPending={chosen.isChecking}
            pendingText={labels.checking}
            // A full zone must not take the focus from the button that filled it.
            {...((isFull || isReadOnly) && { 'aria-disabled': true, 'data-busy': true })}
            onPress={() => !isIdle && zone.open()}
          >
            {labels.select}
          </Button>
        </Zone>
      )}
      {hasError(error) && (
        <FieldMessage id={errorId}>
          <Glyph of={CircleAlert} />
          <span>{error}</span>
        </FieldMessage>
      )}
      {FileList && (
        <FileList
          {...chosen}
          maxSize={maxSize}
          uploads={uploads}
          inspectFile={inspectFile}
          isDisabled={isFixed}
          labels={labels}
          onCancel={onCancel}
          onRetry={onRetry}
          onEmptied={() => select.current?.focus()}
        />
      )}
      <VisuallyHidden role="status">{chosen.message}</VisuallyHidden>
    </Root>
  );
}
