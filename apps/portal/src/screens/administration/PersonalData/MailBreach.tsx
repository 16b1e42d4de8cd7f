import { type Breach, sendEdit } from '@doblaje/contract/client';
import { peopleCountText } from '@doblaje/domain/amounts';
import { momentText } from '@doblaje/domain/days';
import {
  BREACH_AUDIENCES,
  BREACH_MAIL_MAX,
  type BreachAudience,
  breachMailText,
  validateBreachMail,
} from '@doblaje/domain/privacy';
import { EntryList } from '@doblaje/ui/EntryList';
import { createForm } from '@doblaje/ui/form';
import { RadioGroup } from '@doblaje/ui/RadioGroup';
import { Stack } from '@doblaje/ui/Stack';
import { TextArea } from '@doblaje/ui/TextArea';
import { useMemo } from 'react';
import { useField } from 'react-final-form';
import { FormDialog } from '../../../edits/FormDialog';
import { savedOr } from '../../../edits/savedOr';
import { TextLines } from '../../../formats/TextLines';
import { PeopleField } from '../../../lists/PeopleField';
import { usePortal } from '../../../portal/portal';
import { BREACH_MAIL, type BreachMailForm } from './breachEdits';

const { Field } = createForm<BreachMailForm>();

/** Who gets the mail: people are found by name where only some do. */
function Audience() {
  const { value } = useField<string>('audience', { subscription: { value: true } }).input;
  return (
    <>
      <Field as={RadioGroup} name="audience" label="A quiénes" options={BREACH_AUDIENCES} width="full" />
      {value === 'chosen' && <Field as={PeopleField} name="personIds" label="Personas" />}
    </>
  );
}

const proposed = (breach: Breach): BreachMailForm => ({
  ...{ text: breachMailText(breach), audience: '', personIds: [], names: {} },
});

/** Writes to the people concerned by a breach. The text is proposed from it. */
export function MailBreach({
  breach,
  opened,
  isOpen,
  onClose,
}: {
  breach: Breach;
  /** The breach as it was when the dialog was opened: the text is proposed once. */
  opened: Breach;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { breaches } = usePortal().client.catalogue;
  const param = { id: `${breach.id}` };
  const initialValues = useMemo(() => proposed(opened), [opened]);
  return (
    <FormDialog<BreachMailForm, Breach, Breach>
      isOpen={isOpen}
      onClose={onClose}
      title="Escribir a las personas"
      description="Sale un correo a cada cuenta activada, con este texto y un saludo. No se puede deshacer."
      size="lg"
      drafts={BREACH_MAIL}
      base={breach}
      initialValues={initialValues}
      validate={validateBreachMail}
      onSubmit={({ text = '', audience, personIds }) =>
        savedOr(
          sendEdit(
            breaches[':id'].mails.$post({
              param,
              json: {
                ...{ updatedAt: breach.updatedAt, text, audience: audience as BreachAudience },
                personIds: audience === 'chosen' ? [...personIds] : [],
              },
            }),
          ),
          () => 'Alguien cambió esta vulneración, o ya escribió, mientras mirabas: no se envió nada.',
        )
      }
      done={({ mails }) => ({
        title: 'Correo enviado',
        message: `A ${peopleCountText(mails.at(-1)?.people ?? 0)}.`,
      })}
      submitText="Enviar"
      pendingText="Enviando..."
    >
      <Stack>
        <Audience />
        <Field as={TextArea} name="text" label="Correo" rows={12} maxLength={BREACH_MAIL_MAX} />
        {breach.mails.length > 0 && (
          <EntryList
            title="Ya enviado"
            items={breach.mails.map(({ id, sentAt, people, text }) => ({
              id: `${id}`,
              name: momentText(sentAt),
              content: (
                <>
                  <strong>
                    {momentText(sentAt)} · a {peopleCountText(people)}
                  </strong>
                  <TextLines text={text} />
                </>
              ),
            }))}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
