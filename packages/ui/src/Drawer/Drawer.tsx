import { X } from 'lucide-react';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';
import type { DialogProps as AriaDialogProps } from 'react-aria-components';
import { Button } from '../Button/Button';
import { iconProps } from '../icon/iconProps';
import { useMediaQuery } from '../media/useMediaQuery';
import { useScrollStop } from '../scroll/useScrollStop';
import {
  Actions,
  Body,
  Boxless,
  DOCKED,
  Docked,
  Foot,
  Head,
  Meta,
  Overlay,
  Scrim,
  Sheet,
  Title,
} from './Drawer.styles';
import { useFocusReturn } from './useFocusReturn';

export interface DrawerProps
  extends Omit<AriaDialogProps, 'className' | 'style' | 'render' | 'children' | 'role'> {
  isOpen: boolean;
  /** It asks to close: its button, Escape within it, a click on the scrim. */
  onOpenChange: (isOpen: boolean) => void;
  /** What it shows; names it. */
  title: ReactNode;
  /** Short facts under the title, with the state: one element each. */
  meta?: ReactNode;
  children: ReactNode;
  /** Stays at the foot: a note's field and `DrawerActions`. */
  footer?: ReactNode;
  /**
   * What gets the focus after closing when nothing had it before: the row of an entry that a link opened, say.
   * @default the page
   */
  returnFocusTo?: () => HTMLElement | null | undefined;
  /** The content reaches the edges and scrolls by itself: a `PdfViewer`. @default false */
  isFlush?: boolean;
  labels?: {
    /** Name of the close button. @default 'Cerrar' */
    close?: string;
  };
  className?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * Details of one entry beside its list. From 1100 px a column under the top bar that leaves the list usable (no
 * modal; inside `MainLayout` the page makes room for it); below, a modal over a scrim; below 640 px the whole
 * window. Crossing 1100 px while it is open builds its content anew: keep what is typed in it with the caller.
 */
export function Drawer({ isOpen, onOpenChange, ...props }: DrawerProps) {
  const isDocked = useMediaQuery(DOCKED);
  const close = () => onOpenChange(false);
  if (isDocked) return isOpen ? <DockedDrawer {...props} onClose={close} /> : null;
  return (
    <Scrim isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Overlay>
        <ModalContent {...props} onClose={close} />
      </Overlay>
    </Scrim>
  );
}

type ContentProps = Omit<DrawerProps, 'isOpen' | 'onOpenChange'> & { onClose: () => void };

function ModalContent({ returnFocusTo, ...props }: ContentProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocusReturn(box, returnFocusTo, true);
  return (
    <Boxless ref={box}>
      <Content {...props} />
    </Boxless>
  );
}

function DockedDrawer({ returnFocusTo, ...props }: ContentProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocusReturn(box, returnFocusTo);
  const onKeyDown = (event: KeyboardEvent) => {
    // A list or menu open inside has taken this Escape for itself.
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    props.onClose();
  };
  return (
    <Docked ref={box} data-dui-drawer="docked" onKeyDown={onKeyDown}>
      <Content {...props} />
    </Docked>
  );
}

function Content({
  title,
  meta,
  children,
  footer,
  isFlush = false,
  labels,
  onClose,
  ...dialog
}: Omit<ContentProps, 'returnFocusTo'>) {
  const body = useRef<HTMLDivElement>(null);
  useScrollStop(body);
  return (
    <Sheet {...dialog}>
      <Head>
        <div>
          <Title slot="title">{title}</Title>
          {meta !== undefined && <Meta>{meta}</Meta>}
        </div>
        <Button variant="icon" aria-label={labels?.close ?? 'Cerrar'} onPress={onClose}>
          <X {...iconProps} />
        </Button>
      </Head>
      <Body ref={body} $isFlush={isFlush}>
        {children}
      </Body>
      {footer !== undefined && <Foot>{footer}</Foot>}
    </Sheet>
  );
}

export type DrawerActionsProps = ComponentPropsWithRef<'div'>;

/** Buttons at a drawer's foot: the refusing one first, in danger text; in equal parts on a phone. */
export function DrawerActions(props: DrawerActionsProps) {
  return <Actions {...props} />;
}
