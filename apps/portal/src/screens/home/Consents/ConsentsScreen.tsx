import { type GivenConsent, type OwnConsents, send } from '@doblaje/contract/client';
import { Breadcrumbs } from '@doblaje/ui/Breadcrumbs';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Section } from '@doblaje/ui/Section';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { Stack } from '@doblaje/ui/Stack';
import { useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { consentName } from '../../../formats/consentText';
import { usePortal } from '../../../portal/portal';
import { ListFailed } from '../../../requests/ListFailed';
import { useAnswer } from '../../../requests/useAnswer';
import { useChange } from '../../../requests/useChange';
import { ConsentEntry } from './ConsentEntry';
import type { ConsentsAnswer } from './consents';
import { OwnVoice } from './OwnVoice';
import { WithdrawQuestion } from './WithdrawQuestion';

const nothing = () => undefined;

/** What the person agreed to: in force, then what has ended. */
function Ledger({ consents, held }: OwnConsents) {
  const { client } = usePortal();
  const { change } = useChange();
  const [asked, setAsked] = useState<GivenConsent | null>(null);
  const inForce = useRef<HTMLElement>(null);
  const withdrawn = useRef('');

  // The pressed button has gone with its entry.
  useEffect(() => {
    if (!consents.some(({ id, withdrawnAt }) => id === withdrawn.current && withdrawnAt !== null)) return;
    withdrawn.current = '';
    (inForce.current?.querySelector('button') ?? inForce.current)?.focus();
  }, [consents]);

  async function withdraw(consent: GivenConsent) {
    const { id } = consent;
    setAsked(null);
    withdrawn.current = id;
    const { withdrawal } = client.catalogue.users.me.consents[':id'];
    await change(() => send(withdrawal.$put({ param: { id } })), {
      failed: 'No pudimos retirar la autorización',
      done: () => ({ title: 'Autorización retirada', message: consentName(consent) }),
    });
  }

  const entries = (isEnded: boolean) =>
    consents
      .filter(({ withdrawnAt }) => (withdrawnAt !== null) === isEnded)
      .map((consent) => (
        <ConsentEntry
          key={consent.id}
          consent={consent}
          onWithdraw={isEnded ? nothing : () => setAsked(consent)}
        />
      ));
  const ended = entries(true);
  const current = entries(false);
  return (
    <Stack gap="section">
      <Section ref={inForce} tabIndex={-1} title="Vigentes">
        {current.length > 0 ? (
          <Stack gap="section">{current}</Stack>
        ) : (
          <p>No tienes ninguna autorización vigente.</p>
        )}
      </Section>
      {ended.length > 0 && (
        <Section title="Anteriores">
          <Stack gap="section">{ended}</Stack>
        </Section>
      )}
      {asked && (
        <WithdrawQuestion
          consent={asked}
          held={held}
          onConfirm={() => void withdraw(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

/** 'Mis permisos': what a person agreed to, with the words of then, and the button that withdraws it. */
export function ConsentsScreen() {
  const { value, isPending } = useAnswer(useLoaderData<{ answer: Promise<ConsentsAnswer> }>().answer);
  const own = value?.own;
  return (
    <>
      <PageHeading
        breadcrumbs={<Breadcrumbs items={[{ text: 'Principal', href: '/home' }, { text: 'Mis permisos' }]} />}
        sub="Lo que autorizaste hacer con tus datos, con el texto que leíste. Puedes retirarlo cuando quieras"
      >
        Mis permisos
      </PageHeading>
      {own && (
        <Stack gap="section">
          <OwnVoice {...own} />
          {own.consents.length > 0 ? (
            <Ledger {...own} />
          ) : (
            <EmptyState title="No has autorizado nada todavía">
              Cuando autorices algo aquí, en tu ficha, en una postulación o en un contrato, aparece en esta
              página.
            </EmptyState>
          )}
        </Stack>
      )}
      {value?.error !== undefined && (
        <ListFailed title="No pudimos cargar tus permisos" error={value.error} isRetrying={isPending} />
      )}
      {!value && <Skeleton lines={6} labels={{ loading: 'Cargando tus permisos...' }} />}
    </>
  );
}
