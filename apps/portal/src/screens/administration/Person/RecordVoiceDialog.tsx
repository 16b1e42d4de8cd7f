import { send } from '@doblaje/contract/client';
import {
  VOICE_CONSENT_INITIAL,
  type VoiceConsentValues,
  validateVoiceConsent,
} from '@doblaje/domain/forms/voiceConsent';
import { createForm } from '@doblaje/ui/form';
import { Select } from '@doblaje/ui/Select';
import { ID_FIELD } from '../../../catalogues/choices';
import { VoiceConsentFields } from '../../../catalogues/VoiceConsentFields';
import { createDrafts, type Draft } from '../../../edits/drafts';
import { FormDialog } from '../../../edits/FormDialog';
import { type FoundNames, ProjectSelect } from '../../../lists/ProjectSelect';
import { usePortal } from '../../../portal/portal';
import { accountName } from '../Users/account';
import { usePerson } from './personContext';

type RecordValues = VoiceConsentValues & FoundNames;

const { Field } = createForm<RecordValues>();

const INITIAL: RecordValues = { ...VOICE_CONSENT_INITIAL, names: {} };

/** Typed values of a voice consent that is not recorded yet, with the person's id. */
export const VOICE_DRAFTS = createDrafts<Draft<string, RecordValues>>('en la autorización de voz');

function VoiceFields() {
  const { contracts } = usePerson().person;
  return (
    <VoiceConsentFields
      scopeLabel="Qué autoriza"
      project={<Field as={ProjectSelect} name="projectId" label="Proyecto" {...ID_FIELD} data-wide="" />}
    >
      <Field
        as={Select}
        name="contractId"
        label="Contrato que lo dice"
        options={contracts.map(({ id, title, projectTitle }) => ({
          value: `${id}`,
          label: projectTitle === '' ? title : `${title}, ${projectTitle}`,
        }))}
        {...ID_FIELD}
        data-wide=""
      />
    </VoiceConsentFields>
  );
}

/** 'Registrar autorización de voz': writes into the ledger what the person signed on paper. */
export function RecordVoiceDialog(dialog: { isOpen: boolean; onClose: () => void }) {
  const { users } = usePortal().client.catalogue;
  const { account } = usePerson().person;
  return (
    <FormDialog
      {...dialog}
      title="Registrar autorización de voz"
      description={`De ${accountName(account)}, tal como la firmó. Le llega un correo, y puede retirarla cuando quiera. Si ya autorizó lo mismo para ese proyecto, esta la reemplaza.`}
      drafts={VOICE_DRAFTS}
      base={account.id}
      initialValues={INITIAL}
      validate={validateVoiceConsent}
      onSubmit={({ names: _, ...json }: RecordValues) =>
        send(users[':id']['voice-consents'].$post({ param: { id: account.id }, json }))
      }
      done={() => ({ title: 'Autorización registrada', message: accountName(account) })}
      submitText="Registrar"
      pendingText="Registrando..."
    >
      <VoiceFields />
    </FormDialog>
  );
}
