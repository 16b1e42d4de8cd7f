import { X } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import type { DialogProps as AriaDialogProps } from 'react-aria-components';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { Button } from '../Button/Button';
import { iconProps } from '../icon/iconProps';
import { useLabels } from '../LocaleProvider/LocaleContext';
import { useMediaQuery } from '../media/useMediaQuery';
import { Remount } from '../remount/Remount';
import { useScrollStop } from '../scroll/useScrollStop';
import { Actions, Body, Foot, Head, Meta, Panel, Scrim, Sheet, Title, Tools } from './Drawer.styles';
import { useDocking } from './useDocking';
import { useExit } from './useExit';
import { useFocusReturn } from './useFocusReturn';
import { useSteadyPage } from './useSteadyPage';
import { useVisibleHeight } from './useVisibleHeight';

export interface DrawerProps extends Omit<AriaDialogProps, 'className' | 'render' | 'children' | 'role'> {
  isOpen: boolean;
  /** It asks to close: its button, Escape within it, a click on the scrim. */
  onOpenChange: (isOpen: boolean) => void;
  /** What it shows; names it. */
  title: ReactNode;
  /** Short facts under the title, with the state: one element each. */
  meta?: ReactNode;
  children: ReactNode;
  /** Before the button that closes it: to the entry before and after, say. */
  actions?: ReactNode;
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
 * Details of one entry beside its list. Where the page (`main`) keeps 30 rem beside it, a column under the top bar that
 * leaves the list usable (no modal; inside `MainLayout` the page makes room for it, and what was pressed stays where it
 * is); else a modal over a scrim; below 640 px the whole window. Getting from one form to the other while it is open keeps
 * all that is in it. It stands where it is rendered: not within what is transformed or has a layer of its own.
 */
export function Drawer({ isOpen, ...props }: DrawerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isThere = useExit(isOpen, panel);
  // A server shows nothing that stands over the page: no media query holds there.
  const isBrowser = useMediaQuery('all');
  return isThere && isBrowser ? <ThereDrawer {...props} isOpen={isOpen} panel={panel} /> : null;
}

function ThereDrawer({
  isOpen,
  onOpenChange,
  returnFocusTo,
  panel,
  ...props
}: DrawerProps & { panel: RefObject<HTMLDivElement | null> }) {
  const isDocked = useDocking();
  const isModal = isOpen && !isDocked;
  const scrim = useRef<HTMLDivElement>(null);
  const state = useOverlayTriggerState({ isOpen: isModal, onOpenChange });
  useModalOverlay({ isDismissable: true, isKeyboardDismissDisabled: true }, state, panel);
  // While it closes the caller may have forgotten which entry it was of.
  const onFocus = useFocusReturn(panel, isOpen ? returnFocusTo : undefined, isModal);
  useSteadyPage(panel, isDocked, isOpen ? returnFocusTo : undefined);
  useVisibleHeight(scrim);
  useEffect(() => {
    // The list had the focus, and is out of reach from here on.
    const node = panel.current;
    if (isModal && !node?.contains(document.activeElement)) node?.querySelector('section')?.focus();
  }, [isModal, panel]);
  const close = () => onOpenChange(false);
  const onKeyDown = (event: KeyboardEvent) => {
    // A list or menu open inside has taken this Escape for itself.
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    close();
  };
  return (
    <Scrim
      ref={scrim}
      data-part={isDocked ? undefined : 'scrim'}
      data-docked={isDocked || undefined}
      data-exiting={isOpen ? undefined : ''}
    >
      <FocusScope contain={isModal}>
        <Panel
          ref={panel}
          data-dui-drawer={isDocked ? 'docked' : undefined}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        >
          <Content {...props} isOpen={isOpen} onClose={close} />
        </Panel>
      </FocusScope>
    </Scrim>
  );
}

type ContentProps = Omit<DrawerProps, 'onOpenChange' | 'returnFocusTo'> & { onClose: () => void };

/** While it closes it stays as it was, with the focus in it: its caller may have nothing to show any more. */
const Content = memo(
  function Content({
    isOpen: _,
    title,
    meta,
    children,
    actions,
    footer,
    isFlush = false,
    labels,
    onClose,
    ...dialog
  }: ContentProps) {
    const body = useRef<HTMLDivElement>(null);
    const words = useLabels('Drawer', { close: 'Cerrar' }, labels);
    useScrollStop(body);
    return (
      <Sheet {...dialog}>
        <Remount>
          <Head>
            <div>
              <Title slot="title">{title}</Title>
              {meta !== undefined && <Meta>{meta}</Meta>}
            </div>
            {actions !== undefined && <Tools>{actions}</Tools>}
            <Button variant="icon" aria-label={words.close} onPress={onClose}>
              <X {...iconProps} />
            </Button>
          </Head>
        </Remount>
        <Body ref={body} $isFlush={isFlush}>
          <Remount>{children}</Remount>
        </Body>
        {footer !== undefined && (
          <Foot>
            <Remount>{footer}</Remount>
          </Foot>
        )}
      </Sheet>
    );
  },
  (_, { isOpen }) => !isOpen,
);

export interface DrawerActionsProps extends ComponentPropsWithRef<'div'> {
  /** The first one stands at the other end: what refuses, beside several others. @default false */
  isFirstApart?: boolean;
}

/** Buttons at a drawer's foot: the refusing one first, in danger text; in equal parts on a phone. */
export function DrawerActions({ isFirstApart = false, ...props }: DrawerActionsProps) {
  return <Actions {...props} $isFirstApart={isFirstApart} />;
}
