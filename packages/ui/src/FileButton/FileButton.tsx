import { Upload } from 'lucide-react';
import { useRef } from 'react';
import type { ButtonBaseProps } from '../Button/Button';
import { Button } from '../Button/Button';
import type { WordsVariant } from '../Button/look';
import { iconProps } from '../icon/iconProps';

export interface FileButtonProps
  extends Omit<ButtonBaseProps, 'type' | 'onPress' | 'form' | 'name' | 'value'> {
  /** Look, the same as a button's. @default 'secondary' */
  variant?: WordsVariant;
  /** What the browser offers first: MIME types or extensions ('application/pdf', '.mp4'). Check what comes: it is only a hint. */
  accept?: readonly string[];
  /** Whether several files may be chosen at once. @default false */
  allowsMultiple?: boolean;
  /** Gets what was chosen, at least one file; the same file again counts too. Closing the dialog calls nothing. */
  onSelect?: (files: File[]) => void;
}

/**
 * A button that opens the browser's file dialog. Not react-aria's trigger, whose hidden input carries an inline style that a strict
 * policy blocks in a prerendered page.
 */
export function FileButton({
  accept,
  allowsMultiple = false,
  onSelect,
  variant = 'secondary',
  icon = <Upload {...iconProps} />,
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
          // Else choosing the same file again would change nothing, and say nothing.
          target.value = '';
          if (files.length > 0) onSelect?.(files);
        }}
      />
    </>
  );
}
