import { Button } from '@doblaje/ui/Button';
import { Dialog, DialogActions, DialogBody } from '@doblaje/ui/Dialog';
import { Form, type FormErrors, FormSummary, SubmitButton } from '@doblaje/ui/form';
import { Stack } from '@doblaje/ui/Stack';
import { type ReactNode, type RefObject, useState } from 'react';
import { KeepDraft } from './KeepDraft';
import { LeaveQuestion } from './LeaveQuestion';
import type { FormWork } from './useEdit';

/** What a form in a dialog says of itself. */
export interface DialogFormProps<Values extends object> {
  isOpen: boolean;
  /** It is over: saved, cancelled, or left. */
  onClose: () => void;
  title: string;
  /** A muted line under the title. */
  description?: string;
  /** 480 or 720 px wide. @default 'md' */
  size?: 'md' | 'lg';
  /** Of the form, from domain. */
  validate: (values: Values) => FormErrors<Values>;
  /** The button: 'Guardar cambios', 'Crear proyecto'. */
  submitText: string;
  /** The same while it is sent. @default 'Guardando...' */
  pendingText?: string;
  /** It cannot be taken back. @default false */
  isDanger?: boolean;
  /** It cannot be sent yet: something has to be known first. @default false */
  isSubmitDisabled?: boolean;
  /** Another button that sends it: 'Terminar y seguir'. Enter is the first one. @default none */
  also?: {
    text: string;
    /** Whether it was this one: true while `onSubmit` begins. */
    chosen: RefObject<boolean>;
  };
  /** While it is sent 'Cancelar' ends the sending. @default none: it waits for it */
  onCancelSending?: () => void;
  /** The fields; `autoFocus` on the one to start with. */
  children: ReactNode;
}

interface FrameProps<Values extends object> {
  form: DialogFormProps<Values>;
  /** Where what is typed is kept, to be asked for before it is lost. */
  typed?: { place: string; isThere: () => boolean; forget: () => void } | undefined;
  /** The form, made anew each time the dialog opens. */
  children: (dialog: { close: () => void; setBusy: (isBusy: boolean) => void }) => ReactNode;
}

/** The dialog around the form: it does not close while it sends, and asks before it takes what was typed along. */
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

/** The form inside: errors at its head, fields that scroll, buttons that stay in sight. */
export function FormInFrame<Base, Values extends object>({
  form: {
    validate,
    submitText,
    pendingText = 'Guardando...',
    isDanger,
    isSubmitDisabled,
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
              // What is sent begins within this call, or is stopped by its errors.
              target.closest('form')?.requestSubmit();
              also.chosen.current = false;
            }}
          >
            {also.text}
          </Button>
        )}
        <SubmitButton
          variant={isDanger ? 'danger' : 'primary'}
          pendingText={pendingText}
          isDisabled={isSubmitDisabled ?? false}
        >
          {submitText}
        </SubmitButton>
      </DialogActions>
      {draft && <KeepDraft {...draft} />}
    </Form>
  );
}
