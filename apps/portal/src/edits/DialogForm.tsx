import { Button } from '@doblaje/ui/Button';
import { Dialog, DialogActions, DialogBody } from '@doblaje/ui/Dialog';
import { Form, type FormErrors, FormSummary, SubmitButton } from '@doblaje/ui/form';
import { Stack } from '@doblaje/ui/Stack';
import { type ReactNode, type RefObject, useState } from 'react';
import { KeepDraft } from './KeepDraft';
import { LeaveQuestion } from './LeaveQuestion';
import type { FormWork } from './useEdit';

/** The texts and settings of a form in a dialog. */
export interface DialogFormProps<Values extends object> {
  isOpen: boolean;
  /** The dialog is done: saved, cancelled, or left. */
  onClose: () => void;
  title: string;
  /** A muted line under the title. */
  description?: string;
  /** 480 or 720 px wide. @default 'md' */
  size?: 'md' | 'lg';
  /** The form's validator, from domain. */
  validate: (values: Values) => FormErrors<Values>;
  /** The button's text: 'Guardar cambios', 'Crear proyecto'. */
  submitText: string;
  /** The button's text while the request runs. @default 'Guardando...' */
  pendingText?: string;
  /** The action cannot be undone. @default false */
  isDanger?: boolean;
  /** The form cannot be sent yet, because something has to be known first. @default false */
  isSubmitDisabled?: boolean;
  /** What the form waits for before it can be sent, on the button that sends it: 'Leyendo el PDF...'. @default '': nothing */
  waitingText?: string;
  /** A second button that sends the form: 'Terminar y seguir'. Enter presses the main one. @default none */
  also?: {
    text: string;
    /** True while `onSubmit` starts, if the person pressed this button. */
    chosen: RefObject<boolean>;
  };
  /** While the form is sent, 'Cancelar' calls this to stop the sending. @default none: the dialog waits for the end */
  onCancelSending?: () => void;
  /** The fields. Set `autoFocus` on the first one to fill in. */
  children: ReactNode;
}

interface FrameProps<Values extends object> {
  form: DialogFormProps<Values>;
  /** Where the typed values are kept, so that the dialog asks before it discards them. */
  typed?: { place: string; isThere: () => boolean; forget: () => void } | undefined;
  /** The form. It starts with fresh state each time the dialog opens. */
  children: (dialog: { close: () => void; setBusy: (isBusy: boolean) => void }) => ReactNode;
}

/** The dialog around the form. It does not close while it sends, and it asks before it discards typed values. */
export function FormFrame<Values extends object>({ form, typed, children }: FrameProps<Values>) {
  const { isOpen, onClose, title, description, size } = form;
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const close = () => (typed?.isThere() ? setAsked(true) : onClose());
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      title={title}
      description={description}
      size={size ?? 'md'}
      isBusy={isBusy}
    >
      {children({ close, setBusy })}
      {typed && (
        <LeaveQuestion
          isOpen={isAsked}
          places={[typed.place]}
          onStay={() => setAsked(false)}
          onLeave={() => {
            setAsked(false);
            typed.forget();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

/** The form inside the dialog: errors at the top, fields that scroll, buttons that stay in sight. */
export function FormInFrame<Base, Values extends object>({
  form: {
    validate,
    submitText,
    pendingText = 'Guardando...',
    isDanger,
    isSubmitDisabled,
    waitingText = '',
    also,
    onCancelSending,
    children,
  },
  work: { initialValues, submit, newer, draft },
  dialog: { close, setBusy },
}: {
  form: DialogFormProps<Values>;
  work: FormWork<Base, Values>;
  dialog: { close: () => void; setBusy: (isBusy: boolean) => void };
}) {
  const [isSending, setSending] = useState(false);
  function tell(isBusy: boolean) {
    setSending(isBusy);
    setBusy(isBusy);
  }
  return (
    <Form<Values>
      onSubmit={async (values, api) => {
        tell(true);
        try {
          return await submit(values, api);
        } finally {
          tell(false);
        }
      }}
      validate={validate}
      initialValues={initialValues}
    >
      <DialogBody>
        <Stack>
          <FormSummary<Values>>{newer}</FormSummary>
          {children}
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button
          variant="secondary"
          isDisabled={isSending && !onCancelSending}
          onPress={isSending && onCancelSending ? onCancelSending : close}
        >
          Cancelar
        </Button>
        {also && (
          <Button
            variant="secondary"
            isDisabled={isSending || isSubmitDisabled === true}
            onPress={({ target }) => {
              also.chosen.current = true;
              // `requestSubmit` validates and calls `onSubmit` synchronously, so `chosen` can be reset right after it.
              target.closest('form')?.requestSubmit();
              also.chosen.current = false;
            }}
          >
            {also.text}
          </Button>
        )}
        <SubmitButton
          variant={isDanger ? 'danger' : 'primary'}
          isPending={waitingText !== ''}
          pendingText={isSending || waitingText === '' ? pendingText : waitingText}
          isDisabled={isSubmitDisabled ?? false}
        >
          {submitText}
        </SubmitButton>
      </DialogActions>
      {draft && <KeepDraft {...draft} />}
    </Form>
  );
}
