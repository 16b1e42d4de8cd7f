import X from '@lucide/icons/icons/x';
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
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import { useInBrowser } from '../ground/media/useInBrowser';
import { Remount } from '../ground/remount/Remount';
import { useScrollStop } from '../ground/scroll/useScrollStop';
import { Actions, Body, Foot, Head, Meta, Panel, Scrim, Sheet, Title, Tools } from './Drawer.styles';
import { useDocking } from './useDocking';
import { useExit } from './useExit';
import { useFocusReturn } from './useFocusReturn';
import { useSteadyPage } from './useSteadyPage';
import { useVisibleHeight } from './useVisibleHeight';

export interface DrawerProps extends Omit<AriaDialogProps, 'className' | 'render' | 'children' | 'role'> {
  isOpen: boolean;
  /** The drawer asks to close: its button, Escape inside it, or a click on the scrim. */
  onOpenChange: (isOpen: boolean) => void;
  /** The title, which also names the drawer. */
  title: ReactNode;
  /** Short facts under the title, with the state. Pass one element for each. */
  meta?: ReactNode;
  children: ReactNode;
  /** Controls before the close button, for example links to the previous and next entry. */
  actions?: ReactNode;
  /** Content that stays at the foot: a note's field and `DrawerActions`. */
  footer?: ReactNode;
  /**
   * Returns the element that gets the focus on closing when nothing had it before, for example the row of an entry that
   * a link opened. @default the page
   */
  returnFocusTo?: () => HTMLElement | null | undefined;
  /** The content reaches the edges and scrolls by itself, for example a `PdfViewer`. @default false */
  isFlush?: boolean;
  labels?: {
    /** Name of the close button. @default 'Cerrar' */
    close?: string;
  };
  className?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * Details of one entry beside its list.
 *
 * Where the page (`main`) keeps 30 rem beside it, the drawer is a column under the top bar, no modal, and the list
 * stays usable. Inside `MainLayout` the page makes room for it, and the pressed row stays in place. In a narrower page
 * it is a modal over a scrim, and below 640 px it fills the window. Switching between these forms keeps the content,
 * its state and the focus.
 *
 * The drawer stands where it is rendered, so do not put it inside an element with a transform or its own stacking
 * layer.
 */
export function Drawer({ isOpen, ...props }: DrawerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isThere = useExit(isOpen, panel);
  // The server renders no drawer.
  const isBrowser = useInBrowser();
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
  // While the drawer closes, the caller may have already dropped the entry.
  const onFocus = useFocusReturn(panel, isOpen ? returnFocusTo : undefined, isModal);
  useSteadyPage(panel, isDocked, isOpen ? returnFocusTo : undefined);
  useVisibleHeight(scrim);
  useEffect(() => {
    // The list had the focus, and the modal now makes the list unreachable.
    const node = panel.current;
    if (isModal && !node?.contains(document.activeElement)) node?.querySelector('section')?.focus();
  }, [isModal, panel]);
  const close = () => onOpenChange(false);
  const onKeyDown = (event: KeyboardEvent) => {
    // A list or menu inside the drawer already handled this Escape.
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

/**
 * While the drawer closes, the content stays as it was and keeps the focus. The caller may already have nothing to
 * show.
 */
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
            <Button variant="icon" data-dui-close="" aria-label={words.close} onPress={onClose}>
              <Glyph of={X} />
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
  /** The first button stands at the other end: the refusing one, beside several others. @default false */
  isFirstApart?: boolean;
}

/** Buttons at a drawer's foot: the refusing one first, in danger text. On a phone they have equal widths. */
export function DrawerActions({ isFirstApart = false, ...props }: DrawerActionsProps) {
  return <Actions {...props} $isFirstApart={isFirstApart} />;
}
