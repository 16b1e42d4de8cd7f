import { type PrivacySettings, sendEdit } from '@doblaje/contract/client';
import { type PrivacySettingsValues, validatePrivacySettings } from '@doblaje/domain/privacy';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { createForm } from '@doblaje/ui/form';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { TextArea } from '@doblaje/ui/TextArea';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { defineEdit } from '../../../edits/defineEdit';
import { useWaiting } from '../../../edits/drafts';
import { EditDialog } from '../../../edits/EditDialog';
import { EntryAction } from '../../../edits/EntryAction';
import type { HistoryWords } from '../../../history/historyText';
import { LoadedHistory } from '../../../history/LoadedHistory';
import { usePortal } from '../../../portal/portal';

const { Field, TextFormField } = createForm<PrivacySettingsValues>();

const LABELS = {
  representative: 'Representante del estudio',
  address: 'Dirección',
  email: 'Correo para solicitudes',
  security: 'Medidas de seguridad',
} as const;

/** The edit of what the notice says of the studio. */
const SETTINGS = defineEdit<PrivacySettings, PrivacySettingsValues>({
  place: 'en los datos de quien responde',
  labels: LABELS,
  valuesOf: ({ representative, address, email, security }) => ({ representative, address, email, security }),
  updatedAtOf: ({ updatedAt }) => updatedAt,
});

const HISTORY: HistoryWords = {
  noun: 'Aviso de privacidad',
  fields: { ...LABELS, version: 'Versión', isNewMeaning: 'Se avisa a las personas', summary: 'Qué cambió' },
  text: (_, value) => (typeof value === 'boolean' ? (value ? 'Sí' : 'No') : `${value ?? ''}`),
};

/** Who answers for the data, as the notice says it. */
export function Controller({ settings }: { settings: PrivacySettings }) {
  const { settings: route } = usePortal().client.catalogue['personal-data'];
  const isTyped = useWaiting(SETTINGS.drafts) !== undefined;
  const [isOpen, setOpen] = useState(isTyped);
  const { representative, address, email, security } = settings;
  return (
    <Section
      title="Quién responde"
      headingLevel={3}
      actions={<EntryAction label="Editar quién responde" icon={Pencil} onPress={() => setOpen(true)} />}
    >
      <DescriptionList
        items={[
          { term: LABELS.representative, value: representative, missing: 'Falta completar.' },
          { term: LABELS.address, value: address, missing: 'Falta completar.' },
          { term: LABELS.email, value: email, missing: 'Falta completar.' },
          { term: LABELS.security, value: security, missing: 'Falta completar.' },
        ]}
      />
      <EditDialog<PrivacySettings, PrivacySettingsValues>
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Quién responde por los datos"
        description="La razón social y el RUT están en Catálogos, Estudio."
        edit={SETTINGS}
        id="settings"
        whole={settings}
        validate={validatePrivacySettings}
        save={({ representative = '', address = '', email = '', security = '' }, updatedAt) =>
          sendEdit(route.$put({ json: { representative, address, email, security, updatedAt } }))
        }
        done={() => ({ title: 'Cambios guardados', message: 'Los dirá el aviso cuando lo publiques.' })}
        submitText="Guardar cambios"
      >
        <Stack>
          <TextFormField
            name="representative"
            label={LABELS.representative}
            autoComplete="off"
            autoFocus
            isOptional
          />
          <TextFormField name="address" label={LABELS.address} autoComplete="off" isOptional />
          <TextFormField name="email" label={LABELS.email} type="email" autoComplete="off" isOptional />
          <Field as={TextArea} name="security" label={LABELS.security} isOptional />
          <Section title="Historial" headingLevel={3}>
            <LoadedHistory entity="privacy" id="1" updatedAt={settings.updatedAt} words={HISTORY} />
          </Section>
        </Stack>
      </EditDialog>
    </Section>
  );
}
