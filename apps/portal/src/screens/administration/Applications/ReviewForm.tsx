import { type ApplicationDetail, sendEdit } from '@doblaje/contract/client';
import { validateApplicationReview } from '@doblaje/domain/forms/applicationReview';
import type { ApplicationMove } from '@doblaje/domain/moves';
import { createForm, Form, FormSummary } from '@doblaje/ui/form';
import { Stack } from '@doblaje/ui/Stack';
import { TextArea } from '@doblaje/ui/TextArea';
import { useRef, useState } from 'react';
import { KeepDraft } from '../../../edits/KeepDraft';
import { useEdit } from '../../../edits/useEdit';
import { useFormEnd } from '../../../edits/useFormEnd';
import { usePortal } from '../../../portal/portal';
import { ReviewActions } from './ReviewActions';
import { MOVE_WORDS, REVIEW, type ReviewValues, stateAfter } from './review';

const { Field } = createForm<ReviewValues>();

/** The decision form of an application: the note, whether to tell the candidate, and the moves that are allowed now. */
export function ReviewForm({
  application,
  onSaved,
}: {
  application: ApplicationDetail;
  onSaved: (application: ApplicationDetail) => void;
}) {
  const { client } = usePortal();
  const { done } = useFormEnd();
  const [isTold, setTold] = useState(true);
  const [running, setRunning] = useState<ApplicationMove | 'note' | null>(null);
  const [now, setNow] = useState(application.state);
  const move = useRef<ApplicationMove | 'note'>('note');
  const { id } = application;

  const { initialValues, submit, newer, draft } = useEdit({
    edit: REVIEW,
    id,
    whole: application,
    save({ note }, updatedAt) {
      const json = { note, state: stateAfter(move.current, now), notify: isTold, updatedAt };
      return sendEdit(client.catalogue.applications[':id'].$patch({ param: { id }, json }));
    },
    onSaved(saved) {
      const { state, applicant } = saved;
      const name = `${applicant.first_name} ${applicant.last_name}`;
      const isMail = isTold && move.current !== 'note' && (state === 'accepted' || state === 'rejected');
      const title = move.current === 'note' ? 'Nota guardada' : MOVE_WORDS[move.current].done;
      const message = isMail ? `${name}. Le avisamos por correo.` : name;
      return done({ title, message }, () => onSaved(saved));
    },
    onNewer: ({ state }) => setNow(state),
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
