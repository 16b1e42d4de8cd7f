import { send } from '@doblaje/contract/client';
import type { DataRequestKind } from '@doblaje/domain/options/dataRequestKinds';
import {
  BLOCKING_DAYS,
  DATA_REQUEST_INITIAL,
  type DataRequestValues,
  REQUEST_DAYS,
  validateDataRequest,
} from '@doblaje/domain/privacy';
import { FootNote } from '@doblaje/ui/FootNote';
import { createForm } from '@doblaje/ui/form';
import { Link } from '@doblaje/ui/Link';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { formFailure } from '../../../edits/formFailure';
import { usePortal } from '../../../portal/portal';
import { LinkOutcome } from '../EmailLinks/LinkOutcome';
import { DetailField, KindField } from './RequestFields';

const Request = createForm<DataRequestValues>();

const FIELDS = ['kind', 'name', 'email', 'detail'] as const;

/** Asks something about the data of an address. What the page says afterwards is the same for every address. */
export function RequestScreen() {
  const { client } = usePortal();
  const [isSent, setSent] = useState(false);

  async function ask({ kind, name = '', email = '', detail = '' }: DataRequestValues) {
    try {
      await send(
        client.catalogue.privacy.requests.$post({
          // The validator has run: there is a kind.
          json: { kind: kind as DataRequestKind, name, email: email.trim(), detail },
        }),
      );
    } catch (error) {
      return formFailure<DataRequestValues>(error, FIELDS);
    }
    setSent(true);
  }

  if (isSent) {
    return (
      <LinkOutcome
        title="Revisa tu correo"
        text="Si la dirección es correcta, te llegará un mensaje con el paso que falta. Sin ese paso no hacemos nada. Vale por 48 horas."
      >
        <p>
          ¿No llega? Mira en el correo no deseado, o vuelve a <Link href="/privacy">Privacidad</Link>: ahí
          está la dirección del estudio.
        </p>
      </LinkOutcome>
    );
  }
  return (
    <>
      <Stack gap="section">
        <PageHeading
          level="public"
          sub={`Te enviamos un correo para saber que eres tú; desde que lo confirmas, respondemos en ${REQUEST_DAYS} días corridos, o en ${BLOCKING_DAYS} días hábiles si pides un bloqueo.`}
        >
          Pedir algo sobre tus datos
        </PageHeading>
        <Request.Form onSubmit={ask} validate={validateDataRequest} initialValues={DATA_REQUEST_INITIAL}>
          <Stack>
            <Request.FormSummary />
            <KindField size="lg" />
            <Request.TextFormField name="name" label="Nombre y apellido" autoComplete="name" size="lg" />
            <Request.TextFormField
              name="email"
              label="Correo electrónico"
              help="El que el estudio tiene tuyo."
              type="email"
              inputMode="email"
              autoComplete="email"
              size="lg"
            />
            <DetailField size="lg" />
            <Request.SubmitButton isBlock pendingText="Enviando...">
              Enviar solicitud
            </Request.SubmitButton>
          </Stack>
        </Request.Form>
      </Stack>
      <FootNote>
        ¿Tienes cuenta? <Link href="/home/data-requests">Pídelo desde ella</Link>
      </FootNote>
    </>
  );
}
