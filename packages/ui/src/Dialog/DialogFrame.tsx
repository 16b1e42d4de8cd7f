import type { ReactNode, Ref } from 'react';
import type { DialogProps as AriaDialogProps } from 'react-aria-components';
import { Box, Scrim, Sheet } from './Dialog.styles';
import type { DialogSize } from './look';

export interface DialogFrameProps extends Omit<AriaDialogProps, 'className' | 'render' | 'children'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  size: DialogSize;
  /** A click outside closes the dialog. */
  isDismissable: boolean;
  /** Escape closes the dialog. */
  hasEscape: boolean;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** The scrim, the sheet and the focus handling that `Dialog` and `AlertDialog` share. */
export function DialogFrame({
  isOpen,
  onOpenChange,
  size,
  isDismissable,
  hasEscape,
  children,
  ...dialog
}: DialogFrameProps) {
  return (
    <Scrim
      data-part="scrim"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!hasEscape}
    >
      <Box $size={size}>
        <Sheet {...dialog}>{children}</Sheet>
      </Box>
    </Scrim>
  );
}
