import { type OwnConsents, send } from '@doblaje/contract/client';
import { dayInChile } from '@doblaje/domain/days';
import {
  OWN_VOICE_CONSENT_INITIAL,
  type OwnVoiceConsentValues,
  validateOwnVoiceConsent,
} from '@doblaje/domain/forms/voiceConsent';
import { voiceGrants, voiceStatement } from '@doblaje/domain/voices';
import { createForm } from '@doblaje/ui/form';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Select } from '@doblaje/ui/Select';
import { Stack } from '@doblaje/ui/Stack';
import { useFormState } from 'react-final-form';
import { ID_FIELD } from '../../../catalogues/choices';
import { VoiceConsentFields } from '../../../catalogues/VoiceConsentFields';
import { createDrafts, type Draft } from '../../../edits/drafts';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';

const { Field } = createForm<OwnVoiceConsentValues>();

/** Typed values of a voice consent that is not given yet. */
export const OWN_VOICE_DRAFTS = createDrafts<Draft<null, OwnVoiceConsentValues>>(
  'en la autorización de tu voz',
);

type Projects = OwnConsents['voice']['projects'];

/** What the person is about to agree to, in the words that the ledger keeps, and what follows. */
function Words({ projects }: { projects: Projects }) {
  const { values } = useFormState<OwnVoiceConsentValues>({ subscription: { values: true } });
  const { scope, reach, projectId, territory, startsOn: from, endsOn: until } = values;
  const isWhole = Object.keys(validateOwnVoiceConsent(values)).length === 0;
  const projectTitle = (reach === 'project' && projects.find(({ id }) => id === projectId)?.title) || '';
  const grants = voiceGrants({ scope });
  return (
    <MessagePanel type="info" title={isWhole ? 'Esto es lo que autorizas' : 'Mientras no autorices, es «No»'}>
      <Stack gap="close">
        {isWhole && <p>«{voiceStatement({ scope, projectTitle, territory, from, until })}»</p>}
        {grants.length === 0 && (
          <p>Elige para qué, dónde y hasta cuándo: antes de autorizar lees el texto.</p>
        )}
        {grants.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Stack>
    </MessagePanel>
  );
}

/** 'Autorizar un uso de mi voz': writes into the ledger what the person allows. */
export function GiveVoiceDialog({
  projects,
  ...dialog
}: {
  projects: Projects;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { users } = usePortal().client.catalogue;
  return (
    <FormDialog
      {...dialog}
      title="Autorizar un uso de mi voz"
      description="Nadie te lo puede exigir para trabajar. Si ya autorizaste lo mismo para ese proyecto, esta la reemplaza."
      drafts={OWN_VOICE_DRAFTS}
      initialValues={{ ...OWN_VOICE_CONSENT_INITIAL, startsOn: dayInChile() }}
      validate={validateOwnVoiceConsent}
      onSubmit={(json: OwnVoiceConsentValues) => send(users.me['voice-consents'].$post({ json }))}
      done={() => ({ title: 'Autorización registrada', message: 'Te llega un correo que lo dice.' })}
      submitText="Autorizar"
      pendingText="Autorizando..."
    >
      <VoiceConsentFields
        scopeLabel="Qué autorizas"
        project={
          <Field
            as={Select}
            name="projectId"
            label="Proyecto"
            options={projects.map(({ id, title }) => ({ value: `${id}`, label: title }))}
            help={
              projects.length === 0
                ? 'Todavía no tienes proyectos con el estudio: puedes autorizarlo para todos'
                : 'Uno en el que trabajas o trabajaste'
            }
            {...ID_FIELD}
            data-wide=""
          />
        }
      />
      <Words projects={projects} />
    </FormDialog>
  );
}
