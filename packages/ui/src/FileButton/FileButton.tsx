import Upload from '@lucide/icons/icons/upload';
import { useRef } from 'react';
import type { ButtonBaseProps } from '../Button/Button';
import { Button } from '../Button/Button';
import type { WordsVariant } from '../Button/look';
import { Glyph } from '../ground/icon/Glyph';

export interface FileButtonProps
  extends Omit<ButtonBaseProps, 'type' | 'onPress' | 'form' | 'name' | 'value'> {
  /** Look, as on a `Button`. @default 'secondary' */
  variant?: WordsVariant;
  /**
   * The types that the browser offers first: MIME types or extensions ('application/pdf', '.mp4'). It is only a hint,
   * so check the chosen files.
   */
  accept?: readonly string[];
  /** Whether a person may choose several files at once. @default false */
  allowsMultiple?: boolean;
  /**
   * Gets the chosen files, at least one. Choosing the same file again also calls it. Cancelling the dialog does not
   * call it.
   */
  onSelect?: (files: File[]) => void;
}

/**
 * A button that opens the browser's file dialog. It does not use react-aria's trigger: that has a hidden input with an
 * inline style, which a strict content security policy blocks in a prerendered page.
 */
export function FileButton({
  accept,
  allowsMultiple = false,
  onSelect,
  variant = 'secondary',
  icon = <Glyph of={Upload} />,
  ...button
}: FileButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} variant={variant} icon={icon} onPress={() => inputRef.current?.click()} />
      <input
        ref={inputRef}
        type="file"
        hidden
        accept={accept?.join(',')}
        multiple={allowsMultiple}
        onChange={({ target }) => {
          const files = Array.from(target.files ?? []);
          // Without this, choosing the same file again would fire no change event.
          target.value = '';
          if (files.length > 0) onSelect?.(files);
        }}
      />
    </>
  );
}
