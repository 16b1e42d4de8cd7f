import { ReceiptText } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button';
import { iconProps } from '../icon/iconProps';
import { Tile } from '../tile/Tile.styles';
import { Action, Frame, Words } from './BoletaNotice.styles';

/** The notice's text (spec §9). */
const TEXT = 'NO se deben emitir boletas para honorarios hasta después del 1 de mayo.';

export interface BoletaNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What it says. @default 'NO se deben emitir boletas para honorarios hasta después del 1 de mayo.' */
  children?: ReactNode;
  /** 'Entendido' was pressed: the caller remembers it and takes the notice away. */
  onDismiss: () => void;
  labels?: {
    /** @default 'Entendido' */
    dismiss?: string;
    /** Name of the block, for screen readers. @default 'Aviso sobre boletas' */
    notice?: string;
  };
}

/**
 * Notice about fee receipts (spec §2, §9); stands above the page's title. Once dismissed, focus goes to the page
 * (the `main` it stands in) instead of getting lost with the button.
 */
export function BoletaNotice({ children = TEXT, onDismiss, labels, ...props }: BoletaNoticeProps) {
  const action = useRef<HTMLDivElement>(null);
  function dismiss() {
    const page = action.current?.closest('main');
    onDismiss();
    page?.focus({ preventScroll: true });
  }
  return (
    <Frame role="note" aria-label={labels?.notice ?? 'Aviso sobre boletas'} {...props} $type="warning">
      <Tile $type="warning">
        <ReceiptText {...iconProps} />
      </Tile>
      <Words>{children}</Words>
      <Action ref={action}>
        <Button variant="secondary" size="sm" onPress={dismiss}>
          {labels?.dismiss ?? 'Entendido'}
        </Button>
      </Action>
    </Frame>
  );
}
