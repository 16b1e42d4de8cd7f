import { type ClipboardEvent, type KeyboardEvent, memo, useRef, useState } from 'react';
import type { SheetMark } from './columns';
import { Editor, NumberFrame } from './Sheet.styles';

/** Where the focus goes after a number was entered. */
export type After = 'stays' | 'down' | 'up' | 'next' | 'previous' | 'left' | 'right';

export interface NumberCellProps {
  name: string;
  /** Heading of the cell's column, for the list on phones. */
  header: string;
  value: number;
  mark: SheetMark | undefined;
  /** Id of the note under the row. */
  noteId: string | undefined;
  /** Called with a new text. */
  onCommit: (text: string) => void;
  /** Called on a paste of several cells. false: the text is a single value, for the field. */
  onPasted: (text: string) => boolean;
  /** Moves the focus. false: there is no such cell, and Tab leaves the sheet. */
  onGo: (cell: HTMLElement, after: After) => boolean;
}

const AFTER: Readonly<Record<string, After>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** A number edited in place. The cell keeps the typed text to itself until the person is done, so a keystroke renders nothing. */
export const NumberCell = memo(function NumberCell(props: NumberCellProps) {
  const { name, header, value, mark, noteId, onCommit, onPasted, onGo } = props;
  const shown = mark?.text ?? value.toLocaleString('es-CL');
  /**
   * isOver: the person typed over the number, and the arrow keys go to another cell.
   * Otherwise the cell was opened, and they move within the text.
   */
  const [typed, setTyped] = useState<{ text: string; isOver: boolean } | null>(null);
  const cell = useRef<HTMLDivElement>(null);
  const isOpen = useRef(false);

  function open(text: string, isOver: boolean) {
    isOpen.current = true;
    setTyped({ text, isOver });
  }
  function close(text: string | null) {
    if (!isOpen.current) return;
    isOpen.current = false;
    setTyped(null);
    if (text !== null && text.trim() !== '' && text !== shown) onCommit(text.trim());
  }

  function onCellKey(event: KeyboardEvent) {
    if (typed !== null || event.ctrlKey || event.metaKey || event.altKey) return;
    // A minus counts too: typing -4 then shows an error, instead of silently leaving a 4.
    const isDigit = /^[-\d]$/.test(event.key);
    if (!isDigit && !['Enter', 'F2', 'Backspace', 'Delete'].includes(event.key)) return;
    event.preventDefault();
    if (isDigit) open(event.key, true);
    else open(['Enter', 'F2'].includes(event.key) ? shown : '', false);
  }

  function onFieldKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey } = event;
    event.stopPropagation();
    const text = event.currentTarget.value;
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    if (key === 'Escape') {
      close(null);
      onGo(cell.current as HTMLElement, 'stays');
      return;
    }
    const tab = shiftKey ? 'previous' : 'next';
    const after = key === 'Enter' ? (shiftKey ? 'up' : 'down') : key === 'Tab' ? tab : AFTER[key];
    if (after === undefined || (isSideways && !typed?.isOver)) return;
    close(text);
    const went = onGo(cell.current as HTMLElement, after);
    // There is no next number: give the cell the focus, so that Tab leaves the sheet from there.
    if (!went) cell.current?.focus();
    if (went || key !== 'Tab') event.preventDefault();
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (typed !== null && !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    if (!onPasted(text)) return;
    close(null);
    onGo(cell.current as HTMLElement, 'stays');
  }

  return (
    <NumberFrame
      ref={cell}
      role="gridcell"
      aria-label={`${name}: ${shown}`}
      aria-invalid={mark?.isInvalid || undefined}
      aria-describedby={mark ? noteId : undefined}
      tabIndex={-1}
      data-cell="number"
      data-label={header}
      data-unsaved={mark !== undefined || undefined}
      data-editing={typed !== null || undefined}
      onClick={() => typed === null && open(shown, false)}
      onKeyDown={onCellKey}
      onPaste={onPaste}
    >
      <span dir="ltr" aria-hidden={typed !== null || undefined}>
        {shown}
      </span>
      {typed !== null && (
        <Editor
          ref={(field) => {
            if (field === null || field === document.activeElement) return;
            field.focus();
            if (!typed.isOver) field.select();
          }}
          aria-label={name}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          // The browser holds the text, so a digit renders nothing.
          defaultValue={typed.text}
          onKeyDown={onFieldKey}
          onBlur={(event) => close(event.target.value)}
        />
      )}
    </NumberFrame>
  );
});
