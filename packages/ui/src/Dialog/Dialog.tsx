import X from '@lucide/icons/icons/x';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import type { DialogProps as AriaDialogProps } from 'react-aria-components';
import { Button } from '../Button/Button';
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import { Remount } from '../ground/remount/Remount';
import { useScrollStop } from '../ground/scroll/useScrollStop';
import { Body, Foot, Head, Title } from './Dialog.styles';
import { DialogFrame } from './DialogFrame';
import type { DialogSize } from './look';

export interface DialogProps extends Omit<AriaDialogProps, 'className' | 'render' | 'children' | 'role'> {
  isOpen: boolean;
  /** The dialog asks to close: Escape, the close button or a click outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** The title, which also names the dialog. */
  title: ReactNode;
  /** A muted line under the title. */
  description?: ReactNode;
  /**
   * The content. With `actions` it scrolls between head and foot. Without `actions`, compose it yourself: a `form` with
   * a `DialogBody` and `DialogActions` in it.
   */
  children: ReactNode;
  /** Buttons at the foot, the safe one first. On a phone they have equal widths. */
  actions?: ReactNode;
  /** 480 or 720 px wide. @default 'md' */
  size?: DialogSize;
  /** A click outside closes the dialog. Leave it off where a person may have typed something. @default false */
  isDismissable?: boolean;
  /** Something is being sent: neither Escape nor the close button closes the dialog. @default false */
  isBusy?: boolean;
  labels?: {
    /** Name of the close button. @default 'Cerrar' */
    close?: string;
  };
  className?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * A dialog over the page, for forms. The focus moves into it, stays in it, and then goes back to where it was. Give
 * `autoFocus` to the field that should start. For a question with two answers use an `AlertDialog`.
 */
export function Dialog({
  title,
  description,
  children,
  actions,
  size = 'md',
  isDismissable = false,
  isBusy = false,
  labels,
  ...props
}: DialogProps) {
  const descriptionId = useId();
  const words = useLabels('Dialog', { close: 'Cerrar' }, labels);
  return (
    <DialogFrame
      aria-describedby={description === undefined ? undefined : descriptionId}
      {...props}
      size={size}
      isDismissable={isDismissable && !isBusy}
      hasEscape={!isBusy}
    >
      <Remount>
        <Head>
          <div>
            <Title slot="title">{title}</Title>
            {description !== undefined && <p id={descriptionId}>{description}</p>}
          </div>
          <Button
            variant="icon"
            data-dui-close=""
            aria-label={words.close}
            isDisabled={isBusy}
            onPress={() => props.onOpenChange(false)}
          >
            <Glyph of={X} />
          </Button>
        </Head>
      </Remount>
      <Remount>
        {actions === undefined ? (
          children
        ) : (
          <>
            <DialogBody>{children}</DialogBody>
            <Foot>{actions}</Foot>
          </>
        )}
      </Remount>
    </DialogFrame>
  );
}

export type DialogBodyProps = ComponentPropsWithRef<'div'>;

/** The part of a dialog that scrolls, when the caller composes the dialog. */
export function DialogBody({ ref, ...props }: DialogBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  useScrollStop(box);
  useImperativeHandle(ref, () => box.current as HTMLDivElement);
  return <Body {...props} ref={box} />;
}

export type DialogActionsProps = ComponentPropsWithRef<'footer'>;

/** The buttons at a dialog's foot, when the caller composes the dialog. Put the safe one first. */
export function DialogActions(props: DialogActionsProps) {
  return <Foot {...props} />;
}
