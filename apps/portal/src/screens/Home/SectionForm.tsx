import { type EditOutcome, type Profile, type ProfilePatch, sendEdit } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { FORM_ERROR, Form, type FormErrors, FormSummary, type SubmitOutcome } from '@doblaje/ui/form';
import { Stack } from '@doblaje/ui/Stack';
import type { FormApi } from 'final-form';
import { type ReactNode, useState } from 'react';
import { formFailure } from '../../forms/formFailure';
import { usePortal } from '../../portal';
import { isSessionEnd } from '../../session/ended';
import { useDrafts } from './drafts';
import { KeepDraft } from './KeepDraft';
import { NewerValues, newerFields } from './NewerValues';
import { SaveBar } from './SaveBar';
import { FIELDS, type SectionName, type SectionRead, type SheetValues, sectionOf, valuesOf } from './sheet';
import type { FirstFocus } from './useSectionEditing';

/** What a section of the data sheet is given. */
export interface SectionProps {
  profile: Profile;
  /** @param token of the session that saved it */
  onSaved: (profile: Profile, token: string | null) => void;
  onNewer: (profile: Profile) => void;
}

/** What a section's form is given besides. */
export interface SectionFormProps extends SectionProps {
  focus: FirstFocus;
  /** Editing is over: saved or cancelled. */
  onEnd: () => void;
}

interface Props<Section extends SectionName> extends Omit<SectionFormProps, 'focus'> {
  section: Section;
  validate: (values: SheetValues[Section]) => FormErrors<SheetValues[Section]>;
  /** The values as they are sent. */
  toPatch: (values: SheetValues[Section], updatedAt: string) => ProfilePatch;
  /** The fields. */
  children: ReactNode;
}

/**
 * The form around a section's fields: errors, saving, and what must not be lost. A save that another one overtook (409)
 * takes over what changed elsewhere, keeps what was typed here, and shows both; saving again is then of the newer sheet.
 */
export function SectionForm<Section extends SectionName>({
  section,
  profile,
  validate,
  toPatch,
  onSaved,
  onNewer,
  onEnd,
  children,
}: Props<Section>) {
  type Values = SheetValues[Section];
  const { client, session } = usePortal();
  const drafts = useDrafts();
  const [start] = useState(() => drafts.get(section, profile.email)?.base ?? sectionOf(profile, section));
  const [base, setBase] = useState<SectionRead<Section>>(start);
  const [initialValues] = useState(() => valuesOf<Section>(start));
  const [newer, setNewer] = useState<readonly string[]>([]);

  async function save(values: Values, form: FormApi<Values>): Promise<SubmitOutcome<Values>> {
    setNewer([]);
    const { token } = session.get();
    let outcome: EditOutcome<Profile>;
    try {
      const json = toPatch(values, base.updatedAt);
      outcome = await sendEdit(client.catalogue.users.me.profile.$patch({ json }));
    } catch (error) {
      if (isSessionEnd(error)) return failed<Values>(SESSION_ENDED);
      return formFailure<Values>(error, FIELDS[section]);
    }
    if (outcome.isStale) {
      takeOver(outcome.current, form);
      return failed<Values>(outcome.message);
    }
    onEnd();
    onSaved(outcome.saved, token);
  }

  /** Untouched fields get the newer values, typed ones stay. */
  function takeOver(current: Profile, form: FormApi<Values>) {
    const read = sectionOf(current, section);
    setNewer(newerFields(section, base, read));
    form.setConfig('keepDirtyOnReinitialize', true);
    form.initialize(valuesOf<Section>(read));
    setBase(read);
    onNewer(current);
  }

  return (
    <Form<Values> onSubmit={save} validate={validate} initialValues={initialValues}>
      <Stack>
        <FormSummary<Values>>
          {newer.length > 0 && <NewerValues section={section} fields={newer} read={base} />}
        </FormSummary>
        {children}
      </Stack>
      <SaveBar>
        <Button variant="secondary" onPress={onEnd}>
          Cancelar
        </Button>
      </SaveBar>
      <KeepDraft section={section} owner={profile.email} base={base} />
    </Form>
  );
}

const SESSION_ENDED = 'Tu sesión terminó. Inicia sesión y encontrarás aquí lo que escribiste.';

function failed<Values>(message: string): SubmitOutcome<Values> {
  return { [FORM_ERROR]: message } as SubmitOutcome<Values>;
}
