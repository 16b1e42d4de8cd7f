import { type PersonalData, sendEdit } from '@doblaje/contract/client';
import { conjoined } from '@doblaje/domain/naming';
import {
  NOTICE_PUBLISHING_INITIAL,
  type NoticePublishingValues,
  validateNoticePublishing,
} from '@doblaje/domain/privacy';
import { Button } from '@doblaje/ui/Button';
import { Checkbox } from '@doblaje/ui/Checkbox';
import { createForm } from '@doblaje/ui/form';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { Status } from '@doblaje/ui/Status';
import { TextArea } from '@doblaje/ui/TextArea';
import { useState } from 'react';
import { createDrafts, type Draft, useWaiting } from '../../../edits/drafts';
import { FormDialog } from '../../../edits/FormDialog';
import { savedOr } from '../../../edits/savedOr';
import { NoticeText } from '../../../formats/NoticeText';
import { NoticeVersions, versionText } from '../../../formats/NoticeVersions';
import { usePortal } from '../../../portal/portal';
import { versionPath } from '../../public/Privacy/paths';

const { Field, ToggleField } = createForm<NoticePublishingValues>();

const PUBLISHING = createDrafts<Draft<null, NoticePublishingValues>>('en la versión nueva del aviso');

function StateOf({ data }: { data: PersonalData }) {
  const [latest] = data.versions;
  const { missing } = data.draft;
  if (data.isPublished && latest) return <Status shape="done">Publicado: {versionText(latest)}</Status>;
  if (missing.length > 0) return <Status shape="waiting">Para publicarlo falta {conjoined(missing)}</Status>;
  return <Status shape="waiting">{latest ? 'Hay cambios sin publicar' : 'Sin publicar'}</Status>;
}

/** The notice: whether it says what there is, its versions, and the button that publishes it. */
export function NoticeState({ data }: { data: PersonalData }) {
  const { versions } = usePortal().client.catalogue.privacy;
  const isTyped = useWaiting(PUBLISHING) !== undefined;
  const [isOpen, setOpen] = useState(isTyped);
  const canPublish = !data.isPublished && data.draft.missing.length === 0;
  return (
    <Section
      title="Aviso de privacidad"
      headingLevel={3}
      actions={
        (canPublish || isOpen) && (
          <Button size="sm" onPress={() => setOpen(true)}>
            Publicar el aviso
          </Button>
        )
      }
    >
      <Stack>
        <StateOf data={data} />
        {data.versions.length > 0 && <NoticeVersions versions={data.versions} hrefOf={versionPath} />}
      </Stack>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Publicar el aviso de privacidad"
        description="Así lo leerán las personas. La versión anterior queda a la vista."
        size="lg"
        drafts={PUBLISHING}
        initialValues={NOTICE_PUBLISHING_INITIAL}
        validate={validateNoticePublishing}
        onSubmit={({ isNewMeaning, summary = '' }) =>
          savedOr(
            sendEdit(versions.$post({ json: { digest: data.draft.digest, isNewMeaning, summary } })),
            () => 'Alguien cambió el aviso, o lo publicó, mientras lo mirabas: no se publicó nada.',
          )
        }
        done={({ versions: [latest] }) => ({
          title: 'Aviso publicado',
          message: latest ? versionText(latest) : '',
        })}
        submitText="Publicar"
        pendingText="Publicando..."
      >
        <ToggleField as={Checkbox} name="isNewMeaning">
          Cambia algo para las personas: se les avisa cuando entren
        </ToggleField>
        <Field as={TextArea} name="summary" label="Qué cambió" help="En las palabras que leerán." />
        <NoticeText sections={data.draft.sections} headingLevel={3} />
      </FormDialog>
    </Section>
  );
}
