import { ApiError, type ApplicationDetail, sendEdit } from '@doblaje/contract/client';
import { validateApplicationReview } from '@doblaje/domain/forms/applicationReview';
import type { ApplicationMove } from '@doblaje/domain/moves';
import { createForm, Form, FormSummary, useUnsavedGuard } from '@doblaje/ui/form';
import { Stack } from '@doblaje/ui/Stack';
import { TextArea } from '@doblaje/ui/TextArea';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { KeepDraft } from '../../edits/KeepDraft';
import { useEdit } from '../../edits/useEdit';
import { usePortal } from '../../portal';
import { ReviewActions } from './ReviewActions';
import { MOVE_WORDS, REVIEW, type ReviewValues, stateAfter } from './review';

const { Field } = createForm<ReviewValues>();

/** What is decided on an application: note, whether its candidate is told, and the moves that it allows now. */
export function ReviewForm({
  application,
  onSaved,
}: {
  application: ApplicationDetail;
  onSaved: (application: ApplicationDetail) => void;
}) {
  const { client, notices } = usePortal();
  const { revalidate } = useRevalidator();
  const [isTold, setTold] = useState(true);
  const [running, setRunning] = useState<ApplicationMove | 'note' | null>(null);
  const [now, setNow] = useState(application.state);
  const move = useRef<ApplicationMove | 'note'>('note');
  const { id } = application;

  const { initialValues, submit, newer, draft } = useEdit({
    edit: REVIEW,
    id,
    whole: application,
    async save({ note }, updatedAt) {
      const json = { note, state: stateAfter(move.current, now), notify: isTold, updatedAt };
      try {
        return await sendEdit(client.catalogue.applications[':id'].$patch({ param: { id }, json }));
      } catch (error) {
        // Its person has erased everything meanwhile: nothing of it stays on the page.
        if (error instanceof ApiError && error.status === 404) void revalidate();
        throw error;
      }
    },
    onSaved(saved) {
      const { state, applicant } = saved;
      const name = `${applicant.first_name} ${applicant.last_name}`;
      const isMail = isTold && move.current !== 'note' && (state === 'accepted' || state === 'rejected');
      notices.notify({
        type: 'success',
        title: move.current === 'note' ? 'Nota guardada' : MOVE_WORDS[move.current].done,
        message: isMail ? `${name}. Le avisamos por correo.` : name,
      });
      onSaved(saved);
      void revalidate();
    },
    onNewer: ({ state }) => {
      setNow(state);
      void revalidate();
    },
  });

  return (
    <Form<ReviewValues>
      onSubmit={async (values, form) => {
        setRunning(move.current);
        const outcome = await submit(values, form);
        setRunning(null);
        return outcome;
      }}
      validate={({ state, note }) => validateApplicationReview({ state, note, notify: isTold })}
      initialValues={initialValues}
    >
      <AsksBeforeLeaving />
      <Stack gap="close">
        <FormSummary<ReviewValues>>{newer}</FormSummary>
        <Field as={TextArea} name="note" label="Nota interna" rows={2} />
        <ReviewActions
          state={now}
          running={running}
          isTold={isTold}
          onTold={setTold}
          onMove={(next) => {
            move.current = next;
          }}
        />
      </Stack>
      {draft && <KeepDraft {...draft} />}
    </Form>
  );
}

/** A note that is half written is asked for before the page is loaded anew. */
function AsksBeforeLeaving() {
  useUnsavedGuard();
  return null;
}
