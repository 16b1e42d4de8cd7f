import type { OwnRequest } from '@doblaje/contract/client';
import { dayText, momentText } from '@doblaje/domain/days';
import { nameOfDataRequestKind } from '@doblaje/domain/options/dataRequestKinds';
import { Breadcrumbs } from '@doblaje/ui/Breadcrumbs';
import { Button } from '@doblaje/ui/Button';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Section } from '@doblaje/ui/Section';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useWaiting } from '../../../edits/drafts';
import { RequestStatus } from '../../../formats/RequestStatus';
import { TextLines } from '../../../formats/TextLines';
import { ListFailed } from '../../../requests/ListFailed';
import { useAnswer } from '../../../requests/useAnswer';
import { AskDialog } from './AskDialog';
import { NEW_REQUEST, type RequestsAnswer } from './ownRequests';

/** One request, and its answer. */
function Entry({ request }: { request: OwnRequest }) {
  const { id, kind, state, receivedAt, dueOn, isExtended, detail, answer, answeredAt } = request;
  const until = dayText(dueOn) + (isExtended ? ', con el plazo extendido' : '');
  return (
    <Section headingLevel={3} title={`N.º ${id}, ${nameOfDataRequestKind(kind)}`}>
      <DescriptionList
        items={[
          { term: 'Estado', value: <RequestStatus state={state} /> },
          { term: 'Recibida', value: momentText(receivedAt) },
          ...(detail === '' ? [] : [{ term: 'En tus palabras', value: <TextLines text={detail} /> }]),
          ...(answeredAt === null
            ? [{ term: 'Respondemos hasta', value: until }]
            : [
                { term: 'Respondida', value: momentText(answeredAt) },
                { term: 'Respuesta', value: <TextLines text={answer} /> },
              ]),
        ]}
      />
    </Section>
  );
}

/** What the person asked about their data, the latest first, and the way to ask more. */
export function OwnRequestsScreen() {
  const { value, isPending } = useAnswer(useLoaderData<{ answer: Promise<RequestsAnswer> }>().answer);
  const [isOpen, setOpen] = useState(useWaiting(NEW_REQUEST) !== undefined);
  const { requests, error } = value ?? {};
  return (
    <>
      <PageHeading
        breadcrumbs={
          <Breadcrumbs
            items={[{ text: 'Principal', href: '/home' }, { text: 'Solicitudes sobre mis datos' }]}
          />
        }
        sub="Lo que pediste sobre tus datos, y lo que te respondimos"
        actions={<Button onPress={() => setOpen(true)}>Hacer una solicitud</Button>}
      >
        Solicitudes sobre mis datos
      </PageHeading>
      {requests && requests.length > 0 && (
        <Section title="Solicitudes">
          <Stack gap="section">
            {requests.map((request) => (
              <Entry key={request.id} request={request} />
            ))}
          </Stack>
        </Section>
      )}
      {requests?.length === 0 && (
        <EmptyState title="No has pedido nada todavía">
          Tu ficha se corrige, se descarga y se elimina en Principal. Para lo demás, haz una solicitud.
        </EmptyState>
      )}
      {error !== undefined && (
        <ListFailed title="No pudimos cargar tus solicitudes" error={error} isRetrying={isPending} />
      )}
      {!value && <Skeleton lines={6} labels={{ loading: 'Cargando tus solicitudes...' }} />}
      <AskDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
