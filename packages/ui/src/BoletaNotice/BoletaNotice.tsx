import ReceiptText from '@lucide/icons/icons/receipt-text';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button';
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import { Tile } from '../ground/tile/Tile.styles';
import { Action, Frame, Words } from './BoletaNotice.styles';

const LABELS = {
  // Spec §9.
  text: 'NO se deben emitir boletas para honorarios hasta después del 1 de mayo.',
  notice: 'Aviso sobre boletas',
  dismiss: 'Entendido',
};

export interface BoletaNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The text of the notice. @default 'NO se deben emitir boletas para honorarios hasta después del 1 de mayo.' */
  children?: ReactNode;
  /** The person pressed 'Entendido'. The caller remembers it and removes the notice. */
  onDismiss: () => void;
  labels?: {
    /** @default 'Entendido' */
    dismiss?: string;
    /** The text of the notice when it has no children. */
    text?: string;
    /** Name of the block, for screen readers. @default 'Aviso sobre boletas' */
    notice?: string;
  };
}

/**
 * Notice about fee receipts (spec §2, §9). Place it above the page's title. When the person dismisses it, the focus
 * goes to the page (the `main` around it) instead of getting lost with the button.
 */
export function BoletaNotice({ children, onDismiss, labels, ...props }: BoletaNoticeProps) {
  const words = useLabels('BoletaNotice', LABELS, labels);
  const action = useRef<HTMLDivElement>(null);
  function dismiss() {
    const page = action.current?.closest('main');
    onDismiss();
    page?.focus({ preventScroll: true });
  }
  return (
    <Frame role="note" aria-label={words.notice} {...props} $type="warning">
      <Tile $type="warning">
        <Glyph of={ReceiptText} />
      </Tile>
      <Words>{children ?? words.text}</Words>
      <Action ref={action}>
        <Button variant="secondary" size="sm" onPress={dismiss}>
          {words.dismiss}
        </Button>
      </Action>
    </Frame>
  );
}
