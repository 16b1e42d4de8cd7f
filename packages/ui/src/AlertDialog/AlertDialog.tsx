import { type ReactNode, type Ref, useId } from 'react';
import type { DialogProps as AriaDialogProps } from 'react-aria-components';
import { Button } from '../Button/Button';
import { Body, Foot, Head, Title } from '../Dialog/Dialog.styles';
import { DialogFrame } from '../Dialog/DialogFrame';
import { useLabels } from '../ground/locale/LocaleContext';
import { Words } from './AlertDialog.styles';

export interface AlertDialogProps
  extends Omit<AriaDialogProps, 'className' | 'render' | 'children' | 'role'> {
  isOpen: boolean;
  /** The dialog asks to close: Escape or the safe button. A click outside does not close it. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question: '¿Rechazar la Orden de Actuación N.º 1.234?' */
  title: ReactNode;
  /** What happens if the person confirms. Screen readers read it together with the question. */
  children?: ReactNode;
  /** A field that belongs to the answer, for example the note of a refusal. */
  field?: ReactNode;
  /** The words of the confirming button: 'Rechazar orden'. */
  confirmText: string;
  /** The person confirmed. The caller closes the dialog, at once or when the request is done. */
  onConfirm: () => void;
  /** Look of the confirming button. @default 'danger' */
  tone?: 'danger' | 'primary';
  /** The action is running: nothing can be pressed and nothing closes the dialog. @default false */
  isPending?: boolean;
  /** The words while pending: 'Rechazando...'. @default the same words */
  pendingText?: string;
  labels?: {
    /** The words of the safe button, which gets the focus first. @default 'Cancelar' */
    cancel?: string;
  };
  className?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * A question that needs an answer: declining, leaving unsaved changes. An action that can be undone needs no question.
 */
export function AlertDialog({
  title,
  children,
  field,
  confirmText,
  onConfirm,
  tone = 'danger',
  isPending = false,
  pendingText,
  labels,
  ...props
}: AlertDialogProps) {
  const wordsId = useId();
  const words = useLabels('AlertDialog', { cancel: 'Cancelar' }, labels);
  return (
    <DialogFrame
      aria-describedby={children === undefined ? undefined : wordsId}
      {...props}
      role="alertdialog"
      size="md"
      isDismissable={false}
      hasEscape={!isPending}
    >
      <Head>
        <div>
          <Title slot="title">{title}</Title>
        </div>
      </Head>
      <Body>
        {children !== undefined && <Words id={wordsId}>{children}</Words>}
        {field}
      </Body>
      <Foot>
        <Button
          variant="secondary"
          autoFocus
          isDisabled={isPending}
          onPress={() => props.onOpenChange(false)}
        >
          {words.cancel}
        </Button>
        <Button variant={tone} isPending={isPending} pendingText={pendingText} onPress={onConfirm}>
          {confirmText}
        </Button>
      </Foot>
    </DialogFrame>
  );
}
