import type { DataRequest } from '@doblaje/contract/client';
import { dayInChile, dayText, momentText } from '@doblaje/domain/days';
import { labelOfDataRequestKind } from '@doblaje/domain/options/dataRequestKinds';
import { labelOfDataRequestState } from '@doblaje/domain/options/dataRequestStates';
import { labelOfRefusalReason } from '@doblaje/domain/options/refusalReasons';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { EntryList } from '@doblaje/ui/EntryList';
import { Lamp } from '@doblaje/ui/Lamp';
import { Link } from '@doblaje/ui/Link';
import { Mono } from '@doblaje/ui/Mono';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { TextLines } from '../../../formats/TextLines';
import type { HistoryWords } from '../../../history/historyText';
import { LoadedHistory } from '../../../history/LoadedHistory';
import { isBlocking, isLateRequest } from './requests';

const PROVED = { mail: 'Con el enlace de un correo', login: 'Desde su cuenta' } as const;

const HISTORY: HistoryWords = {
  noun: 'Solicitud',
  isFeminine: true,
  fields: { state: 'Estado', reason: 'Motivo', dueOn: 'Vence', answer: 'Respuesta', block: 'Bloqueo' },
  text: (field, value) => {
    if (field === 'dueOn') return dayText(value);
    if (field === 'block') return value === 'on' ? 'En curso' : 'Terminado';
    if (field === 'state') return labelOfDataRequestState(value);
    return field === 'reason' ? labelOfRefusalReason(value) : value;
  },
  title: ({ changes }) => {
    if (changes.some(({ field }) => field === 'state')) return 'Solicitud respondida';
    if (changes.some(({ field }) => field === 'block')) return 'Bloqueo terminado';
    return changes.some(({ field }) => field === 'dueOn') ? 'Plazo extendido' : undefined;
  },
};

/** Until when it is answered. */
function Due({ request }: { request: DataRequest }) {
  const day = dayText(request.dueOn) + (request.isExtended ? ', con el plazo extendido' : '');
  return isLateRequest(request, dayInChile()) ? (
    <>
      <Lamp /> {day}: fuera de plazo
    </>
  ) : (
    day
  );
}

const askedOf = (request: DataRequest) => {
  const { kind, name, email, personId, provedBy, receivedAt } = request;
  return [
    { term: 'Pide', value: labelOfDataRequestKind(kind) },
    {
      term: 'De quién',
      // While it is blocked there is nothing behind it.
      value:
        personId === null || isBlocking(request) ? (
          name
        ) : (
          <Link href={`/documents-back/users/${personId}`}>{name}</Link>
        ),
    },
    { term: 'Correo', value: email },
    { term: 'Probó ser quien es', value: PROVED[provedBy] },
    { term: 'Recibida', value: momentText(receivedAt) },
    { term: 'Se responde hasta', value: <Due request={request} /> },
  ];
};

/** Since when the person's data are blocked, and until when they were. */
function Block({
  block: { since, endedAt, endedBy, endReason },
}: {
  block: NonNullable<DataRequest['block']>;
}) {
  return (
    <Section title="Bloqueo" headingLevel={3}>
      <Stack gap="close">
        <p>
          {endedAt === null
            ? `Desde el ${momentText(since)}. Nadie más que este escritorio ve ni usa los datos de la persona.`
            : `Del ${momentText(since)} al ${momentText(endedAt)}${endedBy === null ? '' : `. Lo terminó ${endedBy}`}.`}
        </p>
        {endReason !== '' && (
          <div>
            <TextLines text={endReason} />
          </div>
        )}
      </Stack>
    </Section>
  );
}

/** The mails about a request, as they were written. */
const Letters = ({ letters }: Pick<DataRequest, 'letters'>) => (
  <EntryList
    title="Lo que se envió"
    empty="Nada todavía."
    items={letters.map(({ id, subject, text, digest, writtenAt, writtenBy, deliveredAt }) => ({
      id: `${id}`,
      name: subject,
      content: (
        <>
          <strong>{subject}</strong>
          <TextLines text={text} />
          <div>
            {momentText(writtenAt)}, {writtenBy ?? 'el portal'} ·{' '}
            {deliveredAt === null ? 'aún no sale' : `salió el ${momentText(deliveredAt)}`}
          </div>
          <div>
            SHA-256: <Mono>{digest}</Mono>
          </div>
        </>
      ),
    }))}
  />
);

/** What somebody asks about their data, what they were answered, and the proof of each mail. */
export function RequestDetail({ request }: { request: DataRequest }) {
  const { id, detail, reason, answer, answeredAt, block, letters, updatedAt } = request;
  return (
    <Stack gap="section">
      <DescriptionList items={askedOf(request)} />
      {detail !== '' && (
        <Section title="En sus palabras" headingLevel={3}>
          <TextLines text={detail} />
        </Section>
      )}
      {answeredAt !== null && (
        <Section title="Respuesta" headingLevel={3}>
          <Stack gap="close">
            <p>{[momentText(answeredAt), labelOfRefusalReason(reason)].filter(Boolean).join(' · ')}</p>
            <div>
              <TextLines text={answer} />
            </div>
          </Stack>
        </Section>
      )}
      {block !== null && <Block block={block} />}
      <Letters letters={letters} />
      <Section title="Historial" headingLevel={3}>
        <LoadedHistory entity="data-request" id={`${id}`} updatedAt={updatedAt} words={HISTORY} />
      </Section>
    </Stack>
  );
}
